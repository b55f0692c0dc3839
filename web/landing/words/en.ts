/** The landing page, for people who have not heard of the product: gliding clubs, their pilots and their safety teams. */

/** The promise at the top, in large type. */
export const headline = "One pilot's close call. Everyone's lesson.";
/** {product} is the product's name. */
export const intro =
  '{product} is where gliding clubs report safety occurrences in confidence, learn from them together, and publish what helps others: names are removed, and a person checks.';
/** Two buttons. */
export const submitReport = 'Submit a Safety Report';
export const viewReports = 'View Public Reports';
export const confidential = 'Confidential, without a login, in about two minutes.';

/** Heading and three reasons, as cards. */
export const safetyFirst = 'Safety First';
export const nearMisses =
  'Before most accidents there was a near miss somewhere else, and nobody was told. We make it easy to report.';
export const openCulture = 'Open Safety Culture';
export const openCultureText =
  'Anyone can say what happened, from a first solo to a launch-point mix-up, without an account and without fear of the consequences.';
export const education = 'Structured Education';
export const educationText =
  'The safety team adds what can be learned from it, so that each published report reads like a short lesson, not gossip.';
export const operations = 'Streamlined Operations';
export const operationsText =
  'Safety Officers, Treasurers, Field Managers, Tow Pilots and Instructors get their evenings back: one place instead of paper, emails and memory.';

/** Heading and four steps, each with a picture. */
export const whatHappens = 'What happens to your report';
export const sent = 'Sent';
export const sentText = 'It takes two minutes on a phone and stays confidential. You get a receipt code at the end.';
export const read = 'Read';
export const readText =
  'The safety team of your club reads it. If they have a question, you answer with the code, without an account.';
export const actedOn = 'Acted on';
export const actedOnText =
  'What has to change becomes an action with a name and a date, and later a question: did it work?';
export const shared = 'Shared';
export const sharedText =
  'Your code shows what came of it. What helps others is published: names are removed, and a person checks.';

/** Heading and six parts, each with its points. */
export const liveNow = 'Live Now';
export const liveNowText =
  'A report goes from the pilot who was there to the safety team. They publish what helps everyone who flies: names are removed, and a person checks.';
export const submission = 'Public safety report submission';
export const submissionForms = 'Forms pre-filled with aviation values';
export const submissionMobile = 'Mobile-friendly, made for the launch point';
export const submissionCountry = 'Your country is detected from your IP address';
export const submissionNarrative = 'Only the narrative is required';
export const dashboard = 'Safety-management manager dashboard';
export const dashboardReview = 'Manager review and approval of every report';
export const dashboardAnalysis = 'Professional analysis added by managers';
export const dashboardFilters = 'Filtering by severity, date and aircraft';
export const dashboardControls = 'Visibility and anonymisation controls';
export const viewer = 'Public reports viewer';
export const viewerAnonymised = 'Fully anonymised public reports';
export const viewerLesson = 'The lesson beside what happened';
export const viewerLink = 'A link to each report, to share it at the briefing';
/** A link. */
export const seeBriefing = 'Three lessons for today’s briefing';
export const search = 'Search and analytics';
export const searchKeyword = 'Keyword search across all report fields';
export const searchAircraft = 'Aircraft category filter';
export const searchCounts = 'Counts of what is pending and what is published';
/** A link. */
export const seeTrends = 'See the trends';
export const receipt = 'Receipt code, no account';
export const receiptCode = 'A receipt code after each report, known only to its reporter';
export const receiptQuestions = 'Questions from the safety team, and your answers';
export const receiptOutcome = 'What came of it, and a way to erase your contact details';
/** A link. */
export const followReport = 'Follow your report';
export const club = 'Follow-up, and your club';
export const clubActions = 'Actions with a name and a date, and “Did it work?”';
export const clubAuthority = 'The file for the authority, and the time left to send it';
export const clubFactor = 'A second factor and passkeys for the safety team';
export const clubPoster = 'A poster with a QR code, and your old reports imported';

/** Heading and four later phases; a chip marks the one that is live. */
export const comingSoon = 'Coming Soon';
export const comingSoonText = 'Safety comes first. Then the rest of what keeps a club in the air, one step at a time.';
export const phase1 = 'Phase 1';
export const phase2 = 'Phase 2';
export const phase3 = 'Phase 3';
export const phase4 = 'Phase 4';
export const phase5 = 'Phase 5';
export const liveChip = 'Live now';
export const flightLogging = 'Flight logging and fleet tracking';
export const towHeight = 'Takeoff, landing and tow height';
export const flightTime = 'Automatic flight time';
export const flightSheets = 'Daily flight sheets';
export const maintenance = 'Maintenance alerts';
export const airworthiness = 'Airworthiness reminders';
export const utilisation = 'Utilisation';
export const training = 'Training and student progress';
export const progress = 'Progress tracking';
export const lessonPlans = 'Standard lesson plans';
export const exercises = 'Exercise briefings and sign-offs';
export const currency = 'Currency reminders';
export const analytics = 'Analytics and export';
export const trendAnalytics = 'Trend analytics';
export const exports = 'PDF and CSV export';
export const notifications = 'Email notifications for new reports';
export const members = 'Members and payments';
export const crm = 'Member CRM';
export const leads = 'Lead nurturing';
export const invoicing = 'Monthly invoicing';
export const cards = 'Card payments';

/** Heading and invitation at the end. */
export const beta = 'Beta Testing';
export const betaText =
  '{product} is in beta with limited access. If your club would like to be among the first, write to us: we will set you up and listen to what you need.';
export const betaSubmit = 'Submit Safety Report';
export const betaJoin = 'Email Us to Join Beta';
