/** The ids of the commands in package.json. */
export const restartServer = 'tokenwright.restartServer';
export const showLog = 'tokenwright.showLog';
export const fixFile = 'tokenwright.fixFile';
export const fixSet = 'tokenwright.fixSet';
export const checkFolder = 'tokenwright.checkFolder';
export const groupTokensByColor = 'tokenwright.tokens.groupByColor';
export const groupTokensByType = 'tokenwright.tokens.groupByType';
export const sortTokensByName = 'tokenwright.tokens.sortByName';
export const sortTokensByMakers = 'tokenwright.tokens.sortByMakers';
export const filterTokens = 'tokenwright.tokens.filter';
export const showAllTokens = 'tokenwright.tokens.showAll';
export const copyTokens = 'tokenwright.tokens.copy';
export const openTokenList = 'tokenwright.openTokenList';
export const openRule = 'tokenwright.openRule';
export const chooseRulebook = 'tokenwright.chooseRulebook';
export const newExample = 'tokenwright.newExample';
export const showPreview = 'tokenwright.showPreview';
