// Why the browser used or created no passkey.

export const cancelled = 'Ingen passnyckel användes. Du kan försöka igen.';
export const holdsOne = 'Den här enheten har redan en av dina passnycklar.';
export const notHere = 'Webbläsaren kunde inte använda en passnyckel här.';
