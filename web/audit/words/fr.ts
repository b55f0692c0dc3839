/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Journal d’audit';
export const whoDidWhat =
  'Qui a fait quoi, et quand. Ni texte de REX, ni mot de passe, ni coordonnées ne sont conservés ici.';
export const accessDenied = 'Accès refusé. Seuls les super-admins peuvent lire le journal d’audit.';
export const loadingLog = 'Chargement du journal d’audit…';
export const logNotLoaded = 'Impossible de charger le journal d’audit.';
export const nothingDone = 'Rien de tel n’a été fait sur cette période.';
/** What the button below the table loads more of, and the message where it could not. */
export const moreLines = 'Charger la suite du journal';
export const moreLinesFailed = 'Impossible de charger la suite du journal.';

/** Name of the group of filters, their labels, and the choice that filters nothing. */
export const filters = 'Filtres';
export const action = 'Action';
export const allActions = 'Toutes les actions';
export const startDate = 'Date de début';
export const endDate = 'Date de fin';

/** Headings of columns. */
export const when = 'Quand';
export const who = 'Qui';
export const what = 'Quoi';
export const details = 'Détails';
/** In place of a name. */
export const nobodySignedIn = 'Personne (sans connexion)';
export const deletedUser = 'Utilisateur supprimé';
/** What a line is about; {id} is the beginning of its number, such as 6a22e17c. */
export const subjects = {
  report: 'REX {id}',
  club: 'club {id}',
  user: 'utilisateur {id}',
  action: 'action {id}',
  hazard: 'danger {id}',
};
/** What else a line says: {name} is one of the names below, {value} a number or what stands under `values`. */
export const noted = '{name} : {value}';
/** The names; those of fields stand in a row after “fields” and “filters” too. */
export const names = {
  fields: 'champs',
  filters: 'filtres',
  role: 'rôle',
  state: 'état',
  reason: 'motif',
  kind: 'type',
  cause: 'cause',
  photo: 'photo',
  photos: 'photos',
  report: 'REX',
  had: 'en avait un',
  created: 'nouveau compte',
  second: 'seconde étape',
  by: 'avec',
  ended: 'sessions fermées',
  identifying: 'avec les noms',
  text: 'texte',
  identify: 'personnes nommées',
  imported: 'importés',
  known: 'déjà présents',
  leftOut: 'laissés de côté',
  undone: 'annulés',
  regime: 'réglementation',
  responsibleEntity: 'autorité',
  coarse: 'ce que montrent les versions publiées',
  timeZone: 'fuseau horaire',
  phone: 'téléphone',
  registration: 'immatriculation',
  number: 'numéro',
  address: 'adresse',
  coordinates: 'coordonnées géographiques',
  link: 'lien',
  handle: 'pseudonyme',
  date: 'date',
  time: 'heure',
  marked: 'marqué à la main',
  title: 'titre',
  likelihood: 'probabilité',
  leftSeverity: 'gravité après mesures',
  leftLikelihood: 'probabilité après mesures',
  reports: 'REX',
  actions: 'actions',
  worked: 'efficacité',
  password: 'mot de passe',
  ownerId: 'qui',
  ownerName: 'qui',
  due: 'échéance',
  doneAt: 'fait le',
  clubId: 'club',
};
/** What can be said of them: answers, second factors, which texts a file for the authority has and which file it is, and who had something erased. */
export const values = {
  true: 'oui',
  false: 'non',
  totp: 'application',
  passkey: 'clé d’accès',
  recovery: 'code de secours',
  anonymised: 'anonymisé',
  original: 'original',
  request: 'demande',
  reporter: 'auteur',
  retention: 'durée de conservation',
  initial: 'Notification initiale',
  'follow-up': 'Résultats préliminaires',
  final: 'Résultats finaux',
};
