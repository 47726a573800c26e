import { adminRoles } from '@bolillero/domain/accounts/roles';
import { createRoute } from '@tanstack/react-router';
import { pageOf } from '../../components/layout/page-of.ts';
import { routes } from '../../paths.ts';
import { ErrorPage } from '../ErrorPage.tsx';
import { NotFoundMessage } from '../NotFoundMessage.tsx';
import { framePending, rootRoute } from '../root-route.ts';
import { dateText, flag, integer, listSearch, oneOf, searchOf, text } from '../search.ts';

const signInSearch = searchOf({ next: text });
const usersSearch = searchOf({ ...listSearch(), role: oneOf(...adminRoles) });
const resultListSearch = searchOf({
  ...listSearch('date', 'special', 'multiplier', 'jackpot'),
  type: oneOf('0', '1'),
  shown: oneOf('yes', 'no'),
  importar: flag,
});
const newResultSearch = searchOf({
  type: oneOf('0', '1'),
  fecha: dateText,
  guardado: integer(1, 999_999_999),
  propuesta: integer(1, 2_147_483_647),
});
const supportSearch = searchOf({ ...listSearch('name', 'created', 'answered'), tab: oneOf('respuestas') });
const playersSearch = searchOf({
  ...listSearch('id', 'name', 'lastname', 'address', 'country', 'type', 'created_at'),
  country: text,
  type: oneOf('0', '1'),
});
const playerSearch = searchOf({ historial: flag });
const packagesSearch = searchOf(listSearch());
const winnersSearch = searchOf({
  ...listSearch('id', 'player', 'lottery', 'date', 'consent'),
  lottery: integer(),
  part: oneOf('sin-permiso'),
});
const groupGamesSearch = searchOf({
  ...listSearch('id', 'lottery', 'lines', 'participations', 'sold', 'closes'),
  tab: oneOf('activados', 'lineas'),
  lottery: integer(),
  game: integer(1, 999_999_999),
});
const mailSearch = searchOf({
  ...listSearch('created_at', 'address', 'state'),
  part: oneOf('failing', 'waiting'),
  kind: text,
  player: integer(1, 999_999_999),
});
const paymentsSearch = searchOf({
  ...listSearch('number', 'player', 'amount', 'captured_at'),
  state: text,
  kind: text,
  provider: text,
  player: integer(1, 999_999_999),
});
const auditSearch = searchOf({
  ...listSearch('at', 'who', 'entity', 'action'),
  admin: integer(1, 999_999_999),
  entity: text,
  record: text,
  action: text,
  field: text,
});
const ticketsSearch = searchOf({
  ...listSearch('id', 'lottery', 'player', 'draw', 'closes', 'sold', 'amount', 'requested'),
  tab: oneOf('compradas', 'devueltas'),
  lottery: integer(),
  player: integer(1, 999_999_999),
  series: oneOf('0', '1'),
  part: oneOf('overdue', 'closes-today'),
});

const lotteriesSearch = searchOf({
  ...listSearch('name', 'special', 'numbers', 'perDay'),
  estado: oneOf('ocultas'),
});
const lotterySearch = searchOf({
  seccion: oneOf(
    'identidad',
    'matriz',
    'calendario',
    'multiplica',
    'precios',
    'premios',
    'ventas',
    'historia',
  ),
});

/**
 * The back-office. Only paths and parameters stand here, since this file is part of every page's script: pages, layout
 * and guard are loaded on demand.
 */
const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.adminSignIn,
  validateSearch: signInSearch,
  beforeLoad: async ({ search }) => (await import('./guard.ts')).signedOutOnly(search.next),
  component: pageOf(() => import('./AdminSignInPage.tsx'), 'AdminSignInPage'),
});

const office = createRoute({
  getParentRoute: () => rootRoute,
  id: 'office',
  errorComponent: ErrorPage,
  pendingMs: framePending,
  beforeLoad: async ({ location }) => (await import('./guard.ts')).requireAdmin(location),
  component: pageOf(() => import('../../components/layout/AdminLayout.tsx'), 'AdminLayout'),
});

const administratorsOnly = async () => (await import('./guard.ts')).requireAdministrator();

const today = createRoute({
  getParentRoute: () => office,
  path: routes.adminToday,
  component: pageOf(() => import('./TodayPage.tsx'), 'TodayPage'),
});

const users = createRoute({
  getParentRoute: () => office,
  path: routes.adminUsers,
  beforeLoad: administratorsOnly,
  validateSearch: usersSearch,
  component: pageOf(() => import('./UsersPage.tsx'), 'UsersPage'),
});

const newUser = createRoute({
  getParentRoute: () => office,
  path: routes.adminNewUser,
  beforeLoad: administratorsOnly,
  component: pageOf(() => import('./UserFormPage.tsx'), 'NewUserPage'),
});

const editUser = createRoute({
  getParentRoute: () => office,
  path: routes.adminEditUser,
  beforeLoad: administratorsOnly,
  component: pageOf(() => import('./UserFormPage.tsx'), 'EditUserPage'),
});

const results = createRoute({
  getParentRoute: () => office,
  path: routes.adminResults,
  component: pageOf(() => import('./ResultPickerPage.tsx'), 'ResultPickerPage'),
});

const newResult = createRoute({
  getParentRoute: () => office,
  path: routes.adminNewResult,
  validateSearch: newResultSearch,
  component: pageOf(() => import('./ResultFormPage.tsx'), 'NewResultPage'),
});

const resultList = createRoute({
  getParentRoute: () => office,
  path: routes.adminResultList,
  validateSearch: resultListSearch,
  component: pageOf(() => import('./ResultListPage.tsx'), 'ResultListPage'),
});

const editResult = createRoute({
  getParentRoute: () => office,
  path: routes.adminEditResult,
  component: pageOf(() => import('./ResultFormPage.tsx'), 'EditResultPage'),
});

const tickets = createRoute({
  getParentRoute: () => office,
  path: routes.adminTickets,
  validateSearch: ticketsSearch,
  component: pageOf(() => import('./TicketsPage.tsx'), 'TicketsPage'),
});

const support = createRoute({
  getParentRoute: () => office,
  path: routes.adminSupport,
  validateSearch: supportSearch,
  component: pageOf(() => import('./SupportDeskPage.tsx'), 'SupportDeskPage'),
});

const players = createRoute({
  getParentRoute: () => office,
  path: routes.adminPlayers,
  beforeLoad: administratorsOnly,
  validateSearch: playersSearch,
  component: pageOf(() => import('./PlayersPage.tsx'), 'PlayersPage'),
});

const player = createRoute({
  getParentRoute: () => office,
  path: routes.adminPlayer,
  beforeLoad: administratorsOnly,
  validateSearch: playerSearch,
  component: pageOf(() => import('./PlayerPage.tsx'), 'PlayerPage'),
});

const mail = createRoute({
  getParentRoute: () => office,
  path: routes.adminMail,
  beforeLoad: administratorsOnly,
  validateSearch: mailSearch,
  component: pageOf(() => import('./MailPage.tsx'), 'MailPage'),
});

const winners = createRoute({
  getParentRoute: () => office,
  path: routes.adminWinners,
  validateSearch: winnersSearch,
  component: pageOf(() => import('./WinnersPage.tsx'), 'WinnersPage'),
});

const groupGames = createRoute({
  getParentRoute: () => office,
  path: routes.adminGroupGames,
  validateSearch: groupGamesSearch,
  component: pageOf(() => import('./GroupGamesPage.tsx'), 'GroupGamesPage'),
});

const packages = createRoute({
  getParentRoute: () => office,
  path: routes.adminPackages,
  beforeLoad: administratorsOnly,
  validateSearch: packagesSearch,
  component: pageOf(() => import('./PackagesPage.tsx'), 'PackagesPage'),
});

const subjects = createRoute({
  getParentRoute: () => office,
  path: routes.adminSubjects,
  beforeLoad: administratorsOnly,
  component: pageOf(() => import('./QuestionSubjectsPage.tsx'), 'QuestionSubjectsPage'),
});

const questions = createRoute({
  getParentRoute: () => office,
  path: routes.adminQuestions,
  beforeLoad: administratorsOnly,
  component: pageOf(() => import('./SubjectQuestionsPage.tsx'), 'SubjectQuestionsPage'),
});

const payments = createRoute({
  getParentRoute: () => office,
  path: routes.adminPayments,
  beforeLoad: administratorsOnly,
  validateSearch: paymentsSearch,
  component: pageOf(() => import('./PaymentsPage.tsx'), 'PaymentsPage'),
});

const audit = createRoute({
  getParentRoute: () => office,
  path: routes.adminAudit,
  beforeLoad: administratorsOnly,
  validateSearch: auditSearch,
  component: pageOf(() => import('./AuditPage.tsx'), 'AuditPage'),
});

const lotteries = createRoute({
  getParentRoute: () => office,
  path: routes.adminLotteries,
  beforeLoad: administratorsOnly,
  validateSearch: lotteriesSearch,
  component: pageOf(() => import('./LotteryListPage.tsx'), 'LotteryListPage'),
});

const newLottery = createRoute({
  getParentRoute: () => office,
  path: routes.adminNewLottery,
  beforeLoad: administratorsOnly,
  component: pageOf(() => import('./LotteryFormPage.tsx'), 'NewLotteryPage'),
});

const editLottery = createRoute({
  getParentRoute: () => office,
  path: routes.adminLottery,
  beforeLoad: administratorsOnly,
  validateSearch: lotterySearch,
  component: pageOf(() => import('./LotteryFormPage.tsx'), 'EditLotteryPage'),
});

const house = createRoute({
  getParentRoute: () => office,
  path: routes.adminHouse,
  beforeLoad: administratorsOnly,
  component: pageOf(() => import('./HousePage.tsx'), 'HousePage'),
});

const security = createRoute({
  getParentRoute: () => office,
  path: routes.adminSecurity,
  component: pageOf(() => import('./SecurityPage.tsx'), 'SecurityPage'),
});

/** Whatever is no page of the back-office. (A splat alone would match /admin, too.) */
const nothing = createRoute({
  getParentRoute: () => office,
  path: '/admin/$section/$',
  component: NotFoundMessage,
});

export const adminRoutes = [
  signIn,
  office.addChildren([
    today,
    users,
    newUser,
    editUser,
    results,
    newResult,
    resultList,
    editResult,
    tickets,
    support,
    players,
    player,
    mail,
    winners,
    groupGames,
    packages,
    subjects,
    questions,
    lotteries,
    newLottery,
    editLottery,
    house,
    audit,
    payments,
    security,
    nothing,
  ]),
] as const;
