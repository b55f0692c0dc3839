import { Pencil, Trash2 } from 'lucide-react';
import type { Club } from '../../domain/clubs/club.ts';
import { fill } from '../../domain/language/text.ts';
import { IN_CLUB_LANGUAGE } from '../components/clubs/in-club-language.ts';
import { PageLink } from '../layouts/page-link.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { RowButton } from '../ui/table/row-button.tsx';
import { Table, TableActions, TableCell, TableRow, TableRowHeading } from '../ui/table/table.tsx';
import * as words from './words/en.ts';

type Props = { clubs: readonly Club[]; onEdit: (club: Club) => void; onDelete: (club: Club) => void };

export function ClubTable({ clubs, onEdit, onDelete }: Props) {
  return (
    <Table label={words.allClubs} columns={[words.clubName, words.location]} actions={words.actions}>
      {clubs.map((club) => (
        <TableRow key={club.id}>
          <TableRowHeading>{club.name}</TableRowHeading>
          <TableCell className="text-ink-soft wrap-anywhere">{club.location}</TableCell>
          <TableActions>
            <PageLink
              href={paths.poster({ club: club.id })}
              state={IN_CLUB_LANGUAGE}
              aria-label={fill(words.posterOf, { name: club.name })}
              className={buttonClass('quiet')}
            >
              {words.poster}
            </PageLink>
            <RowButton Icon={Pencil} label={fill(words.editClubOf, { name: club.name })} onClick={() => onEdit(club)} />
            <RowButton
              Icon={Trash2}
              label={fill(words.deleteClubOf, { name: club.name })}
              danger
              onClick={() => onDelete(club)}
            />
          </TableActions>
        </TableRow>
      ))}
    </Table>
  );
}
