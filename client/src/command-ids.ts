/** The ids of the commands in package.json. */
export const restartServer = 'tokenwright.restartServer';
export const showLog = 'tokenwright.showLog';
export const fixFile = 'tokenwright.fixFile';
export const fixSet = 'tokenwright.fixSet';
export const checkFolder = 'tokenwright.checkFolder';
