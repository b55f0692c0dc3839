/** The views that are fetched together when the first of them is looked at: both work on the state of the follow-up. */
export { Authority } from '../authority/authority.tsx';
export { FollowUp } from '../follow-up/follow-up.tsx';
