import { createRoute, redirect } from '@tanstack/react-router';
import { CustomerFrame } from '../../components/layout/customer-frame.ts';
import { pageOf } from '../../components/layout/page-of.ts';
import { paths, routes } from '../../paths.ts';
import { ErrorPage } from '../ErrorPage.tsx';
import { knowCustomer, onlyPlayPages, requireCustomer, visitorsOnly } from '../guards.ts';
import { NotFoundMessage } from '../NotFoundMessage.tsx';
import { framePending, rootRoute } from '../root-route.ts';
import {
  analysisCardSearch,
  analysisSearch,
  animationSearch,
  entrance,
  homeSearch,
  lotteriesSearch,
  lotteryCardSearch,
  lotterySearch,
  mailSearch,
  newPasswordSearch,
  profileSearch,
  proofSearch,
  receiptSearch,
  resultSearch,
  seriesSearch,
  storySearch,
  studyResultSearch,
  supportSearch,
  tokenSearch,
} from './page-search.ts';
import { resumePlays } from './play/resume-plays.ts';

/**
 * Visitors' and customers' pages. Every page is loaded on demand; only paths, parameters and guards stand here.
 * `visitor` has the plain header, `open` is for everybody (its header follows the session), `signedIn` is guarded.
 */
const visitor = createRoute({
  getParentRoute: () => rootRoute,
  id: 'visitor',
  errorComponent: ErrorPage,
  pendingMs: framePending,
  component: pageOf(() => import('../../components/layout/PublicLayout.tsx'), 'PublicLayout'),
});

const open = createRoute({
  getParentRoute: () => rootRoute,
  id: 'open',
  errorComponent: ErrorPage,
  pendingMs: framePending,
  beforeLoad: knowCustomer,
  component: pageOf(() => import('../../components/layout/OpenLayout.tsx'), 'OpenLayout'),
});

const signedIn = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signedIn',
  errorComponent: ErrorPage,
  pendingMs: framePending,
  beforeLoad: async ({ location, context }) => {
    await requireCustomer({ location });
    resumePlays(context.queryClient);
  },
  component: CustomerFrame,
});

/** The visitors' home: one frame, whose five tabs have addresses of their own. */
const front = createRoute({
  getParentRoute: () => open,
  id: 'front',
  component: pageOf(() => import('./HomePage.tsx'), 'HomePage'),
});

const home = createRoute({
  getParentRoute: () => front,
  path: routes.home,
  validateSearch: homeSearch,
  beforeLoad: ({ search: { price, months, ...search }, context }) => {
    // who pays for a package is signed in: the lotteries ask for that, and open its payment
    if (months !== undefined) throw redirect(paths.payPackage(price, months));
    return visitorsOnly({ search, context });
  },
  component: pageOf(() => import('./home/AboutTab.tsx'), 'AboutTab'),
});

const homeQuestions = createRoute({
  getParentRoute: () => front,
  path: routes.homeQuestions,
  component: pageOf(() => import('./home/QuestionsTab.tsx'), 'QuestionsTab'),
});

const homeTicket = createRoute({
  getParentRoute: () => front,
  path: routes.homeTicket,
  component: pageOf(() => import('./home/TicketTab.tsx'), 'TicketTab'),
});

const homeSupport = createRoute({
  getParentRoute: () => front,
  path: routes.homeSupport,
  component: pageOf(() => import('./home/SupportTab.tsx'), 'SupportTab'),
});

const homePromotion = createRoute({
  getParentRoute: () => front,
  path: routes.homePromotion,
  component: pageOf(() => import('./home/PromotionTab.tsx'), 'PromotionTab'),
});

const register = createRoute({
  getParentRoute: () => visitor,
  path: routes.register,
  validateSearch: entrance,
  beforeLoad: visitorsOnly,
  component: pageOf(() => import('./RegisterPage.tsx'), 'RegisterPage'),
});

const signIn = createRoute({
  getParentRoute: () => visitor,
  path: routes.signIn,
  validateSearch: entrance,
  beforeLoad: visitorsOnly,
  component: pageOf(() => import('./SignInPage.tsx'), 'SignInPage'),
});

const forgot = createRoute({
  getParentRoute: () => visitor,
  path: routes.forgot,
  validateSearch: entrance,
  beforeLoad: visitorsOnly,
  component: pageOf(() => import('./ForgotPage.tsx'), 'ForgotPage'),
});

const newPassword = createRoute({
  getParentRoute: () => visitor,
  path: routes.newPassword,
  validateSearch: newPasswordSearch,
  component: pageOf(() => import('./NewPasswordPage.tsx'), 'NewPasswordPage'),
});

const promotions = createRoute({
  getParentRoute: () => open,
  path: routes.promotions,
  component: pageOf(() => import('./PromotionsPage.tsx'), 'PromotionsPage'),
});

const stories = createRoute({
  getParentRoute: () => open,
  path: routes.stories,
  component: pageOf(() => import('./StoriesPage.tsx'), 'StoriesPage'),
});

const story = createRoute({
  getParentRoute: () => open,
  path: routes.story,
  validateSearch: storySearch,
  component: pageOf(() => import('./StoryPage.tsx'), 'StoryPage'),
});

const faq = createRoute({
  getParentRoute: () => open,
  path: routes.faq,
  component: pageOf(() => import('./FaqPage.tsx'), 'FaqPage'),
});

const support = createRoute({
  getParentRoute: () => open,
  path: routes.support,
  validateSearch: supportSearch,
  component: pageOf(() => import('./SupportPage.tsx'), 'SupportPage'),
});

const terms = createRoute({
  getParentRoute: () => open,
  path: routes.terms,
  component: pageOf(() => import('./TermsPage.tsx'), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => open,
  path: routes.privacy,
  component: pageOf(() => import('./PrivacyPage.tsx'), 'PrivacyPage'),
});

const responsiblePlay = createRoute({
  getParentRoute: () => open,
  path: routes.responsiblePlay,
  component: pageOf(() => import('./ResponsiblePlayPage.tsx'), 'ResponsiblePlayPage'),
});

const proof = createRoute({
  getParentRoute: () => open,
  path: routes.proof,
  validateSearch: proofSearch,
  component: pageOf(() => import('./ProofPage.tsx'), 'ProofPage'),
});

const mailChoice = createRoute({
  getParentRoute: () => open,
  path: routes.mailChoice,
  validateSearch: mailSearch,
  component: pageOf(() => import('./MailChoicePage.tsx'), 'MailChoicePage'),
});

const confirmEmail = createRoute({
  getParentRoute: () => open,
  path: routes.confirmEmail,
  validateSearch: tokenSearch,
  component: pageOf(() => import('./ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
});

const results = createRoute({
  getParentRoute: () => open,
  path: routes.results,
  component: pageOf(() => import('./LatestResultsPage.tsx'), 'LatestResultsPage'),
});

const lotteryResult = createRoute({
  getParentRoute: () => open,
  path: routes.lotteryResult,
  validateSearch: resultSearch,
  component: pageOf(() => import('./LotteryResultPage.tsx'), 'LotteryResultPage'),
});

const soundness = createRoute({
  getParentRoute: () => open,
  path: routes.soundness,
  validateSearch: seriesSearch,
  component: pageOf(() => import('./SoundnessPage.tsx'), 'SoundnessPage'),
});

/** Whatever is no page; not among `routes`, which are pages. */
const nothing = createRoute({
  getParentRoute: () => open,
  path: '$',
  component: NotFoundMessage,
});

const lotteries = createRoute({
  getParentRoute: () => signedIn,
  path: routes.lotteries,
  validateSearch: lotteriesSearch,
  component: pageOf(() => import('./LotteriesPage.tsx'), 'LotteriesPage'),
});

const lottery = createRoute({
  getParentRoute: () => signedIn,
  path: routes.lottery,
  validateSearch: lotterySearch,
  component: pageOf(() => import('./LotteryPage.tsx'), 'LotteryPage'),
});

const lotteryCard = createRoute({
  getParentRoute: () => signedIn,
  path: routes.lotteryCard,
  validateSearch: lotteryCardSearch,
  component: pageOf(() => import('./study/LotteryCardPage.tsx'), 'LotteryCardPage'),
});

const play = createRoute({
  getParentRoute: () => signedIn,
  path: routes.play,
  beforeLoad: onlyPlayPages,
  component: pageOf(() => import('./PlayPage.tsx'), 'PlayPage'),
});

const playMenu = createRoute({
  getParentRoute: () => signedIn,
  path: routes.playMenu,
  component: pageOf(() => import('./PlayMenuPage.tsx'), 'PlayMenuPage'),
});

const animation = createRoute({
  getParentRoute: () => signedIn,
  path: routes.animation,
  validateSearch: animationSearch,
  component: pageOf(() => import('./AnimationPage.tsx'), 'AnimationPage'),
});

const cart = createRoute({
  getParentRoute: () => signedIn,
  path: routes.cart,
  component: pageOf(() => import('./CartPage.tsx'), 'CartPage'),
});

const receipt = createRoute({
  getParentRoute: () => signedIn,
  path: routes.receipt,
  validateSearch: receiptSearch,
  component: pageOf(() => import('./ReceiptPage.tsx'), 'ReceiptPage'),
});

const groupGame = createRoute({
  getParentRoute: () => signedIn,
  path: routes.groupGame,
  component: pageOf(() => import('./GroupGamePage.tsx'), 'GroupGamePage'),
});

const profile = createRoute({
  getParentRoute: () => signedIn,
  path: routes.profile,
  validateSearch: profileSearch,
  component: pageOf(() => import('./ProfilePage.tsx'), 'ProfilePage'),
});

const studyResults = createRoute({
  getParentRoute: () => signedIn,
  path: routes.studyResults,
  component: pageOf(() => import('./study/StudyPickerPage.tsx'), 'StudyResultsPage'),
});

const studyResult = createRoute({
  getParentRoute: () => signedIn,
  path: routes.studyResult,
  validateSearch: studyResultSearch,
  component: pageOf(() => import('./study/StudyResultPage.tsx'), 'StudyResultPage'),
});

const analyses = createRoute({
  getParentRoute: () => signedIn,
  path: routes.analyses,
  component: pageOf(() => import('./study/StudyPickerPage.tsx'), 'AnalysesPage'),
});

const analysis = createRoute({
  getParentRoute: () => signedIn,
  path: routes.analysis,
  validateSearch: analysisSearch,
  component: pageOf(() => import('./study/AnalysisPage.tsx'), 'AnalysisPage'),
});

const analysisCard = createRoute({
  getParentRoute: () => signedIn,
  path: routes.analysisCard,
  validateSearch: analysisCardSearch,
  component: pageOf(() => import('./study/CardDetailPage.tsx'), 'CardDetailPage'),
});

const forecasts = createRoute({
  getParentRoute: () => signedIn,
  path: routes.forecasts,
  component: pageOf(() => import('./study/StudyPickerPage.tsx'), 'ForecastsPage'),
});

const forecast = createRoute({
  getParentRoute: () => signedIn,
  path: routes.forecast,
  validateSearch: seriesSearch,
  component: pageOf(() => import('./study/ForecastPage.tsx'), 'ForecastPage'),
});

export const customerRoutes = [
  visitor.addChildren([register, signIn, forgot, newPassword]),
  open.addChildren([
    front.addChildren([home, homeQuestions, homeTicket, homeSupport, homePromotion]),
    promotions,
    stories,
    story,
    faq,
    support,
    terms,
    privacy,
    responsiblePlay,
    proof,
    mailChoice,
    confirmEmail,
    results,
    lotteryResult,
    soundness,
    nothing,
  ]),
  signedIn.addChildren([
    lotteries,
    playMenu,
    animation,
    lottery,
    lotteryCard,
    play,
    cart,
    receipt,
    groupGame,
    profile,
    studyResults,
    studyResult,
    analyses,
    analysis,
    analysisCard,
    forecasts,
    forecast,
  ]),
] as const;
