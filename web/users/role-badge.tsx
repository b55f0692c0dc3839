import { ROLE_LABELS, type Role } from '../../domain/users/user.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const TONES: Record<Role, BadgeTone> = { 'super-admin': 'warm', admin: 'sky', 'sms-manager': 'good', pilot: 'neutral' };

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={TONES[role]}>{ROLE_LABELS[role]}</Badge>;
}
