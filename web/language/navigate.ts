import { navigate as navigateTo } from 'wouter/use-browser-location';
import { localised } from './prefix.ts';

export const navigate = (path: string, options?: Parameters<typeof navigateTo>[1]): void =>
  navigateTo(localised(path), options);
