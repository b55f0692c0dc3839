// Why the browser used or created no passkey.

export const cancelled = 'Přístupový klíč nebyl použit. Můžete to zkusit znovu.';
export const holdsOne = 'V tomto zařízení už váš přístupový klíč je.';
export const notHere = 'Tento prohlížeč zde přístupový klíč použít nedokázal.';
