/** Four digits from 1000 to 2999 (C12.5) */
export const isAnnualYear = (text: string): boolean => /^[12]\d{3}$/.test(text);
