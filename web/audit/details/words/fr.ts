/** Details of an audit log entry: a name and a value, as in `Reason: done`. */

/** {name} is one of the names below. */
export const named = '{name} : {value}';
/** Boolean values. */
export const yes = 'oui';
export const no = 'non';

/** Between two of them. */
export const separator = ' ; ';

/** What the value is. */
export const names = {
  cause: 'Motif',
  photos: 'Photos',
  photo: 'Photo numéro',
  role: 'Rôle',
  fields: 'Champs',
  filters: 'Filtres',
  state: 'État',
  report: 'REX',
  kind: 'Type',
  second: 'Second facteur',
  by: 'Avec',
  reason: 'Motif',
  identifying: 'Avec immatriculation et numéro de série',
  identify: 'Avec immatriculation et numéro de série',
  text: 'Texte',
  created: 'Nouveau compte',
  had: 'En avait un',
  ended: 'Connexions fermées',
  imported: 'Importés',
  known: 'Déjà présents',
  leftOut: 'Laissés de côté',
  undone: 'Annulés',
  replaced: 'Remplacés',
  settings: 'Réglages',
};

/** Values by stored name. `way` is a sign-in method, `kind` a kind of file for the authority. */
export const values = {
  cause: {
    request: 'sur demande',
    reporter: 'par l’auteur',
    retention: 'durée de conservation écoulée',
  },
  state: {
    open: 'ouvert',
    accepted: 'accepté',
    closed: 'clos',
    done: 'fait',
    dropped: 'abandonné',
  },
  way: {
    totp: 'code d’une application',
    recovery: 'code de secours',
    passkey: 'clé d’accès',
  },
  kind: {
    initial: 'notification initiale',
    'follow-up': 'résultats préliminaires',
    final: 'résultats finaux',
  },
  text: {
    anonymised: 'anonymisé',
    original: 'tel qu’envoyé',
  },
};

/** Names of fields, filters and settings; those of a report have the names of its form. */
export const fields = {
  title: 'Titre',
  password: 'Mot de passe',
  clubId: 'Club',
  severity: 'Gravité',
  likelihood: 'Probabilité',
  leftSeverity: 'Gravité après mesures',
  leftLikelihood: 'Probabilité après mesures',
  level: 'Niveau',
  ownerId: 'Responsable',
  ownerName: 'Responsable',
  due: 'Échéance',
  doneAt: 'Faite le',
  worked: 'Efficacité',
  mine: 'Les siennes seulement',
  reports: 'REX',
  actions: 'Actions',
  reportId: 'REX',
  actionId: 'Action',
  topic: 'Thème',
  regime: 'Obligation de notification',
  responsibleEntity: 'Autorité',
  coarse: 'Précision de ce qui est publié',
  timeZone: 'Fuseau horaire',
};

/** What was replaced in a published report, and how often: `names 2`. */
export const kinds = {
  name: 'noms',
  email: 'adresses e-mail',
  phone: 'numéros de téléphone',
  registration: 'immatriculations',
  club: 'clubs',
  number: 'numéros',
  address: 'adresses',
  coordinates: 'positions',
  link: 'adresses web',
  handle: 'pseudos',
  date: 'dates',
  time: 'heures',
  marked: 'marqués à la main',
};
