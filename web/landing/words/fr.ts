/** The landing page, for people who have not heard of the product: gliding clubs, their pilots and their safety teams. */

/** The promise at the top, in large type. */
export const headline = 'Une frayeur pour l’un. Une leçon pour tous.';
/** {product} is the product's name. */
export const intro =
  'Avec {product}, les clubs de vol à voile partagent leurs retours d’expérience (REX) en toute confidentialité, en tirent les leçons ensemble et publient ce qui peut aider les autres : les noms sont retirés, et quelqu’un relit toujours.';
/** Two buttons. */
export const submitReport = 'Déposer un REX';
export const viewReports = 'Lire les REX publiés';
export const confidential = 'Confidentiel, sans compte, en deux minutes environ.';

/** Heading and three reasons, as cards. */
export const safetyFirst = 'La sécurité d’abord';
export const nearMisses =
  'La plupart des accidents ont d’abord été de simples frayeurs, ailleurs, chez quelqu’un qui n’en a parlé à personne. Ici, en parler devient facile.';
export const openCulture = 'La parole libre';
export const openCultureText =
  'Chacun peut raconter ce qui s’est passé, du premier lâcher au cafouillage en piste, sans compte et sans craindre les conséquences.';
export const education = 'Apprendre pour de bon';
export const educationText =
  'L’équipe sécurité ajoute ce qu’on peut en retenir : chaque REX publié se lit comme une courte leçon, pas comme un ragot de club-house.';
export const operations = 'Moins de paperasse';
export const operationsText =
  'Responsables sécurité, trésoriers, chefs de piste, pilotes remorqueurs et instructeurs retrouvent leurs soirées : un seul endroit, au lieu du papier, des e-mails et de la mémoire de chacun.';

/** Heading and four steps, each with a picture. */
export const whatHappens = 'Que devient votre REX ?';
export const sent = 'Envoyé';
export const sentText =
  'Deux minutes sur un téléphone, et cela reste confidentiel. À la fin, vous recevez un code de suivi.';
export const read = 'Lu';
export const readText =
  'L’équipe sécurité de votre club le lit. Si elle a une question, vous répondez avec le code, sans compte.';
export const actedOn = 'Action';
export const actedOnText =
  'Ce qui doit changer devient une action, avec un nom et une date, puis une question : est-ce que cela a été efficace ?';
export const shared = 'Partagé';
export const sharedText =
  'Votre code vous montre la suite donnée. Ce qui peut aider les autres est publié : les noms sont retirés, et quelqu’un relit toujours.';

/** Heading and six parts, each with its points. */
export const liveNow = 'Déjà en service';
export const liveNowText =
  'Le REX va du pilote qui l’a vécu à l’équipe sécurité. Elle publie ce qui peut aider tous ceux qui volent : les noms sont retirés, et quelqu’un relit toujours.';
export const submission = 'Déposer un REX';
export const submissionForms = 'Des listes toutes prêtes, avec les mots du vol à voile';
export const submissionMobile = 'Conçu pour le téléphone, en bord de piste';
export const submissionCountry = 'Votre pays reconnu grâce à votre adresse IP';
export const submissionNarrative = 'Un seul champ obligatoire sur l’événement : le récit';
export const dashboard = 'Le tableau de bord de l’équipe sécurité';
export const dashboardReview = 'Chaque REX relu et validé par un responsable sécurité';
export const dashboardAnalysis = 'L’analyse de l’équipe sécurité en complément';
export const dashboardFilters = 'Filtres par gravité, date et aéronef';
export const dashboardControls = 'Publication et anonymisation sous contrôle';
export const viewer = 'Les REX publiés';
export const viewerAnonymised = 'Entièrement anonymisés';
export const viewerLesson = 'La leçon à côté du récit';
export const viewerLink = 'Un lien pour chacun, à partager au briefing';
/** A link. */
export const seeBriefing = 'Trois enseignements pour le briefing du jour';
export const search = 'Recherche et tendances';
export const searchKeyword = 'Recherche par mot dans tous les champs';
export const searchAircraft = 'Filtre par catégorie d’aéronef';
export const searchCounts = 'Le nombre de REX en attente et publiés';
/** A link. */
export const seeTrends = 'Voir les tendances';
export const receipt = 'Un code de suivi, pas de compte';
export const receiptCode = 'Un code après chaque envoi, pour son auteur seul';
export const receiptQuestions = 'Les questions de l’équipe sécurité et vos réponses';
export const receiptOutcome = 'La suite donnée, et de quoi effacer vos coordonnées';
/** A link. */
export const followReport = 'Suivre mon REX';
export const club = 'Du côté du club';
export const clubActions = 'Des actions avec un nom, une date et la question « Efficace ? »';
export const clubAuthority = 'Le fichier pour l’autorité, et le temps qu’il reste';
export const clubFactor = 'Second facteur et clés d’accès pour l’équipe sécurité';
export const clubPoster = 'Une affiche avec QR code, et l’import de vos anciens REX';

/** Heading and four later phases; a chip marks the one that is live. */
export const comingSoon = 'Bientôt';
export const comingSoonText = 'La sécurité passe d’abord. Ensuite viendra, pas à pas, tout ce qui fait voler un club.';
export const phase1 = 'Étape 1';
export const phase2 = 'Étape 2';
export const phase3 = 'Étape 3';
export const phase4 = 'Étape 4';
export const phase5 = 'Étape 5';
export const liveChip = 'En service';
export const flightLogging = 'Planche de vol et suivi du parc';
export const towHeight = 'Décollage, atterrissage et hauteur de remorqué';
export const flightTime = 'Temps de vol automatique';
export const flightSheets = 'Planches de vol du jour';
export const maintenance = 'Alertes d’entretien';
export const airworthiness = 'Échéances de navigabilité';
export const utilisation = 'Heures et cycles';
export const training = 'Formation et progression des élèves';
export const progress = 'Suivi de la progression';
export const lessonPlans = 'Leçons types';
export const exercises = 'Briefings et validation des exercices';
export const currency = 'Rappels d’expérience récente';
export const analytics = 'Tendances et export';
export const trendAnalytics = 'Analyse des tendances';
export const exports = 'Export PDF et CSV';
export const notifications = 'Un e-mail à chaque nouveau REX';
export const members = 'Membres et paiements';
export const crm = 'Fichier des membres';
export const leads = 'Suivi des futurs membres';
export const invoicing = 'Facturation mensuelle';
export const cards = 'Paiement par carte';

/** Heading and invitation at the end. */
export const beta = 'Version bêta';
export const betaText =
  '{product} est en version bêta, ouverte à quelques clubs. Le vôtre veut être parmi les premiers ? Écrivez-nous : nous préparons tout et nous écoutons vos besoins.';
export const betaSubmit = 'Déposer un REX';
export const betaJoin = 'Nous écrire';
