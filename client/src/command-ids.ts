/** The ids of the commands in package.json. */
export const restartServer = 'tokenwright.restartServer';
export const showLog = 'tokenwright.showLog';
