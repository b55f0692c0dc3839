/** Why the server refuses something, shown at a field of a staff page or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  year: 'Année',
  edition: 'Version',
  club: 'Club',
  keyword: 'Mot recherché',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  severity: 'Gravité',
  aircraftCategory: 'Catégorie d’aéronef',
  approvalStatus: 'État de validation',
  language: 'Langue',
  flightPhase: 'Phase de vol',
  operationType: 'Type d’activité',
  worldRegion: 'Pays',
  question: 'Question',
  occurrenceCategory: 'Catégorie d’événement',
  action: 'Action',
  name: 'Nom',
  email: 'E-mail',
  code: 'Code',
  recoveryCode: 'Code de secours',
  whatNeedsToBeDone: 'Ce qu’il faut faire',
  details: 'Détails',
  who: 'Responsable',
  result: 'Résultat',
  checkOn: 'À vérifier le',
  dueOn: 'Échéance',
  report: 'REX',
  reply: 'Ce que lira l’auteur',
  takenBy: 'Pris en charge par',
  note: 'Remarque',
  comment: 'Analyse',
  publicHeadline: 'Titre publié',
  awareAt: 'Connu du club le',
  notReportable: 'Pourquoi la notification n’est pas requise',
  sentOn: 'Envoyé le',
  reference: 'Référence',
};

/** For programs: one of the values of a list. */
export const oneOf = '{name} doit être l’une des valeurs {values}';
export const oneOfOrNull = '{name} doit être l’une des valeurs {values}, ou null';
export const mustBe = '{name} doit être {value}';
export const mustBeId = '{name} doit être un identifiant';
export const mustBeUuid = '{name} doit être un UUID';
export const nameMustBeText = '{name} doit être du texte';
export const notValid = '{name} n’est pas valable';
export const badCursor = 'cursor ne vient d’aucune liste';
export const badLimit = 'limit doit être un nombre entier de 1 à {max}';
export const badIds = 'ids doit nommer {max} REX au plus, séparés par des virgules';
export const badLanguage = 'La langue doit être un code ISO 639-1, par exemple fr';
export const fourDigits = 'L’année doit avoir quatre chiffres';
export const editionOf = 'La version doit être team ou members';
export const statusOf = 'L’état de validation doit être pending ou approved';
export const categoryId = 'La catégorie d’événement doit être l’identifiant d’une catégorie';
export const auditedAction = 'L’action doit être l’une de celles du journal d’audit';

/** Users and keys of an account. */
export const nameRequired = 'Indiquez le nom';
export const selectRole = 'Choisissez un rôle';
export const roleAndClub = 'Le rôle et le club ne vont pas ensemble';
export const sixDigits = 'Saisissez les six chiffres que montre votre application';
export const oneOfYourCodes = 'Saisissez l’un de vos codes de secours';
export const noPasskey = 'Le navigateur n’a pas donné de clé d’accès';
export const oneWay = 'Envoyez totp, recovery ou passkey, un seul des trois';
export const passkeyName = 'Donnez un nom à la clé d’accès';
export const linkIncomplete = 'Le lien est incomplet';
export const currentPasswordRequired = 'Indiquez votre mot de passe actuel';

/** Settings of a club. */
export const badEntity = 'responsibleEntity doit être un identifiant de la liste des autorités du format, ou null';
export const badZone = 'timeZone doit être le nom d’un fuseau horaire IANA, par exemple Europe/Berlin';
export const badCoarse = 'coarse doit être {date?, time?, place?, type?}';

/** Review of a report. */
export const badRedactions = 'redactions doit être une liste de {field, start, end, action, replacement?}';
export const badOffset = 'start et end doivent être des nombres entiers à partir de 0';
export const badReplacement = 'Un remplacement tient sur une ligne de {max} caractères au plus';
export const redactionAction = 'action doit être replace ou keep';
export const endBeforeStart = 'end ne doit pas précéder start';
export const tooManyRedactions = '{max} passages caviardés au plus';
export const replacementsTooLong = 'Les remplacements d’un même texte comptent {max} caractères au plus en tout';
export const nameLanguage = 'Indiquez une langue';

/** Follow-up of a report, and actions. */
export const chooseOfSafetyTeam = 'Choisissez quelqu’un de l’équipe sécurité';
export const writeReply = 'Écrivez ce que l’auteur doit lire';
export const tooManyCategories = 'Choisissez dans la liste {max} catégories différentes au plus';
export const tooManyEventTypes = 'Choisissez dans la liste {max} types d’événement différents au plus';
export const chooseClass = 'Choisissez une classe dans la liste';
export const chooseOutcome = 'Choisissez une issue dans la liste';
export const chooseBarriers = 'Choisissez dans la liste ce qui restait';
export const chooseReason = 'Choisissez une raison dans la liste';
export const noSuchMessage = 'Ce message n’existe pas';
export const chooseOfClub = 'Choisissez quelqu’un de l’équipe sécurité du club';
export const noSuchReport = 'Ce REX n’existe pas';
export const dayFrom2000 = '{label} : une date à partir de 2000';
export const sayWhatToDo = 'Indiquez ce qu’il faut faire';
/** An action that is done cannot be dropped, and vice versa. */
export const doneNotDropped = 'Une action faite ne peut pas être abandonnée ; rouvrez-la d’abord';
export const droppedNotDone = 'Une action abandonnée ne peut pas passer à faite ; rouvrez-la d’abord';
export const workedOnlyIfDone = 'Seule une action faite peut être jugée efficace ou non';

/** The authority. */
export const chooseFromList = 'Choisissez dans la liste : {label}';
export const dateAndTime = 'Indiquez une date et une heure, par exemple 2026-06-03T10:00:00Z';
export const awareInFuture = 'Le club ne peut pas en avoir connaissance dans le futur';
export const sentDay = 'Indiquez la date d’envoi (AAAA-MM-JJ)';
export const sentInFuture = 'La date d’envoi ne peut pas être dans le futur';

/** Import of old reports. */
export const oneRowWithoutDay = 'Choisissez ce que devient la ligne sans date';
export const rowsWithoutDay = 'Choisissez ce que deviennent les {rows} lignes sans date';
export const leaveOutOne = 'Écartez 1 ligne, ou corrigez le fichier';
export const leaveOut = 'Écartez {rows} lignes, ou corrigez le fichier';
export const badColumns = 'columns doit être une liste de {header, field}, chaque champ une seule fois ou null';
export const columnsOfFile = 'columns doit reprendre les colonnes du fichier, dans leur ordre';
export const badUndated = 'undated doit être leave-out, today, ou le 1er janvier d’une année entre 1900 et cette année';
export const badValues = 'values doit donner à des mots d’un champ une valeur de sa liste, ou null';
export const columnsTwice = 'deux colonnes ne peuvent pas être le même champ';

/** A sealed report that waited on a device. */
export const unknownKey = 'Ce REX a été chiffré avec une clé que le serveur n’a pas';
export const cannotOpen = 'Ce REX chiffré ne peut pas être ouvert';
