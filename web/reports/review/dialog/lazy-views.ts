/** Loaded together, as both use the follow-up's state. */
export { Authority } from '../authority/authority.tsx';
export { FollowUp } from '../follow-up/follow-up.tsx';
