/**
 * Every address of the application. A function answers what `<Link {...paths.cart(1, 'tinkas')}>`, `navigate(...)` and
 * `redirect(...)` take; `routes` holds the patterns that the route tree is built from.
 */
export const routes = {
  home: '/',
  homeQuestions: '/questions',
  homeTicket: '/ticket',
  homeSupport: '/support',
  homePromotion: '/promotion',
  promotions: '/lista-promociones',
  stories: '/testimonios',
  story: '/stories/detail',
  faq: '/preguntas-frecuentes',
  support: '/soporte',
  terms: '/terminos',
  privacy: '/privacidad',
  responsiblePlay: '/juego-responsable',
  /** Whether a file was recorded, and when; and the whole chain of proof. */
  proof: '/comprobar',
  mailChoice: '/correo',
  confirmEmail: '/confirmar-correo',
  register: '/register-client',
  signIn: '/login-client',
  forgot: '/forgot',
  newPassword: '/change-password',
  results: '/ultimos-resultados',
  lotteryResult: '/ultimos-resultados/$id/$name',
  /** How sound the history of a series is. */
  soundness: '/historia/$id/$name',
  lotteries: '/loterias',
  lottery: '/loteria/$id/$name',
  /** The newest card of a lottery, large. */
  lotteryCard: '/loteria/$id/$name/detail',
  play: '/loteria/$id/$name/$value/$value2',
  /** 'Jugar' of the menu: choose a lottery, then play. */
  playMenu: '/jugar',
  /** The latest draw as an animation of the drum. */
  animation: '/animation',
  cart: '/checkout/$id/$name',
  receipt: '/comprobante/$order',
  /** A group game that the customer has shares of. */
  groupGame: '/compras/grupo/$id',
  profile: '/perfil',
  studyResults: '/resultados',
  studyResult: '/resultados/$id/$name',
  analyses: '/analisis',
  analysis: '/analisis/$id/$name',
  analysisCard: '/analisis/$id/$name/$index',
  forecasts: '/pronostico',
  forecast: '/pronostico/$id/$name',
  adminSignIn: '/login',
  adminToday: '/admin/hoy',
  adminUsers: '/admin',
  adminNewUser: '/admin/newUser',
  adminEditUser: '/admin/editUser/$id',
  adminResults: '/admin/results',
  adminNewResult: '/admin/results/new/$name/$id',
  adminResultList: '/admin/results/$name/$id',
  adminEditResult: '/admin/results/edit/$name/$lotteryId/$id',
  adminTickets: '/admin/tickets',
  adminSupport: '/admin/soporte',
  adminPlayers: '/admin/soporte/costumer',
  adminPlayer: '/admin/soporte/costumer/$id',
  adminMail: '/admin/correo',
  adminWinners: '/admin/winners',
  adminGroupGames: '/admin/group-game',
  adminPackages: '/admin/paquetes',
  adminSubjects: '/admin/questions',
  adminQuestions: '/admin/questions/$id',
  adminPayments: '/admin/pagos',
  adminLotteries: '/admin/loterias',
  adminNewLottery: '/admin/loterias/nueva',
  adminLottery: '/admin/loterias/$id',
  adminHouse: '/admin/ajustes',
  adminAudit: '/admin/auditoria',
  adminSecurity: '/admin/seguridad',
} as const;

/** Series of the play route's `value`. */
export type PlaySeries = 'normal' | 'laggards';
/** Page of the play route's `value2`: the normal one or the advanced one. */
export type PlayPage = 'simple' | 'mix';
/** The profile's tabs, as its query names them. */
export type ProfileTab = 'purchases' | 'personal' | 'subscription' | 'notifications' | 'limits';

/** The specification's own queries for two of them. */
const profileSearch: Readonly<
  Record<ProfileTab, { notification?: true; suscription?: true; tab?: 'datos' | 'juego' }>
> = {
  purchases: {},
  personal: { tab: 'datos' },
  notifications: { notification: true },
  subscription: { suscription: true },
  limits: { tab: 'juego' },
};

const lotteryParams = (id: number, name: string) => ({ id: String(id), name });

export const paths = {
  home: () => ({ to: routes.home }) as const,
  homeQuestions: () => ({ to: routes.homeQuestions }) as const,
  homeTicket: () => ({ to: routes.homeTicket }) as const,
  homeSupport: () => ({ to: routes.homeSupport }) as const,
  homePromotion: () => ({ to: routes.homePromotion }) as const,
  promotions: () => ({ to: routes.promotions }) as const,
  stories: () => ({ to: routes.stories }) as const,
  story: (historia: string) => ({ to: routes.story, search: { historia } }) as const,
  faq: (question?: string) =>
    ({ to: routes.faq, ...(question !== undefined && { hash: question }) }) as const,
  /** `compra`: the purchase that is written about. */
  support: (compra?: number) =>
    ({ to: routes.support, ...(compra !== undefined && { search: { compra } }) }) as const,
  terms: () => ({ to: routes.terms }) as const,
  privacy: () => ({ to: routes.privacy }) as const,
  responsiblePlay: () => ({ to: routes.responsiblePlay }) as const,
  /** Of a file, by its hash; `codigo`: the head of the chain that somebody has from a receipt. */
  proof: (search: { sha256?: string; codigo?: string } = {}) => ({ to: routes.proof, search }) as const,
  register: (search: { promotion?: string; next?: string } = {}) =>
    ({ to: routes.register, search }) as const,
  signIn: (search: { promotion?: string; next?: string } = {}) => ({ to: routes.signIn, search }) as const,
  forgot: (search: { promotion?: string; next?: string } = {}) => ({ to: routes.forgot, search }) as const,
  results: () => ({ to: routes.results }) as const,
  lotteryResult: (id: number, name: string) =>
    ({ to: routes.lotteryResult, params: lotteryParams(id, name) }) as const,
  /** One draw's result; `series` 1 is the second one. */
  drawResult: (id: number, name: string, fecha: string, series: 0 | 1) =>
    ({
      to: routes.lotteryResult,
      params: lotteryParams(id, name),
      search: { fecha, ...(series === 1 && { type: '1' as const }) },
    }) as const,
  /** How sound a history is; `series` 1 is the second one's. */
  soundness: (id: number, name: string, series: 0 | 1) =>
    ({
      to: routes.soundness,
      params: lotteryParams(id, name),
      search: { ...(series === 1 && { type: '1' as const }) },
    }) as const,
  lotteries: () => ({ to: routes.lotteries }) as const,
  /** The customer's home at a lottery's card, where a random play is offered. */
  randomPlay: (azar: number) => ({ to: routes.lotteries, search: { azar } }) as const,
  /** The customer's home with 'Pagar' open for a package; the price is what a link says, the server's decides. */
  payPackage: (price: string | undefined, months: number) =>
    ({ to: routes.lotteries, search: { ...(price !== undefined && { price }), months } }) as const,
  playMenu: () => ({ to: routes.playMenu }) as const,
  /** The latest draw of a lottery, played in the drum; `series` 1 is the second one. */
  animation: (id: number, series: 0 | 1 = 0) =>
    ({ to: routes.animation, search: { id, ...(series === 1 && { type: '1' as const }) } }) as const,
  lottery: (id: number, name: string) => ({ to: routes.lottery, params: lotteryParams(id, name) }) as const,
  lotteryCard: (id: number, name: string) =>
    ({ to: routes.lotteryCard, params: lotteryParams(id, name) }) as const,
  play: (id: number, name: string, series: PlaySeries = 'normal', page: PlayPage = 'simple') =>
    ({ to: routes.play, params: { ...lotteryParams(id, name), value: series, value2: page } }) as const,
  cart: (id: number, name: string) => ({ to: routes.cart, params: lotteryParams(id, name) }) as const,
  /** Where a payment ends, `paid`; and its receipt again later. */
  receipt: (order: string, paid = false) =>
    ({ to: routes.receipt, params: { order }, search: { ...(paid && { pagado: true as const }) } }) as const,
  /** A group game that the customer has shares of. */
  groupGame: (id: number) => ({ to: routes.groupGame, params: { id: String(id) } }) as const,
  /** The open group games of a lottery. */
  groupGames: (id: number, name: string) =>
    ({ to: routes.lottery, params: lotteryParams(id, name), search: { tab: '4' as const } }) as const,
  /** `next` is where somebody goes on to who came to subscribe. */
  profile: (tab: ProfileTab = 'purchases', next?: string) =>
    ({ to: routes.profile, search: { ...profileSearch[tab], ...(next !== undefined && { next }) } }) as const,
  /** One purchase, open in the list. */
  purchase: (compra: number) => ({ to: routes.profile, search: { compra } }) as const,
  /** What was told of a purchase's prize, open among the notifications. */
  win: (compra: number) => ({ to: routes.profile, search: { notification: true, compra } }) as const,
  studyResults: () => ({ to: routes.studyResults }) as const,
  studyResult: (id: number, name: string) =>
    ({ to: routes.studyResult, params: lotteryParams(id, name) }) as const,
  analyses: () => ({ to: routes.analyses }) as const,
  analysis: (id: number, name: string) => ({ to: routes.analysis, params: lotteryParams(id, name) }) as const,
  /** 'Tu pregunta' about some balls, as addresses write them; `series` 1 is the second one. */
  question: (id: number, name: string, series: 0 | 1, pregunta: string) =>
    ({
      to: routes.analysis,
      params: lotteryParams(id, name),
      search: { pregunta, ...(series === 1 && { type: '1' as const }) },
    }) as const,
  /** One draw of a range, by its place in it: 0 is the oldest. */
  analysisCard: (id: number, name: string, index: number) =>
    ({ to: routes.analysisCard, params: { ...lotteryParams(id, name), index: String(index) } }) as const,
  forecasts: () => ({ to: routes.forecasts }) as const,
  forecast: (id: number, name: string) => ({ to: routes.forecast, params: lotteryParams(id, name) }) as const,
  adminSignIn: (search: { next?: string } = {}) => ({ to: routes.adminSignIn, search }) as const,
  adminToday: () => ({ to: routes.adminToday }) as const,
  adminUsers: () => ({ to: routes.adminUsers }) as const,
  adminNewUser: () => ({ to: routes.adminNewUser }) as const,
  adminEditUser: (id: number) => ({ to: routes.adminEditUser, params: { id: String(id) } }) as const,
  adminResults: () => ({ to: routes.adminResults }) as const,
  /** The form of a new result: of a series (1 is the second one), a draw date and what a source proposes, where one is meant. */
  adminNewResult: (
    id: number,
    name: string,
    { series = 0, fecha, propuesta }: { series?: 0 | 1; fecha?: string; propuesta?: number } = {},
  ) =>
    ({
      to: routes.adminNewResult,
      params: lotteryParams(id, name),
      search: {
        ...(series === 1 && { type: '1' as const }),
        ...(fecha !== undefined && { fecha }),
        ...(propuesta !== undefined && { propuesta }),
      },
    }) as const,
  /** What saving a new result came to. */
  adminSavedResult: (id: number, name: string, guardado: number) =>
    ({ to: routes.adminNewResult, params: lotteryParams(id, name), search: { guardado } }) as const,
  adminResultList: (id: number, name: string) =>
    ({ to: routes.adminResultList, params: lotteryParams(id, name) }) as const,
  adminEditResult: (lotteryId: number, name: string, id: number) =>
    ({
      to: routes.adminEditResult,
      params: { name, lotteryId: String(lotteryId), id: String(id) },
    }) as const,
  adminTickets: () => ({ to: routes.adminTickets }) as const,
  /** The tickets of one player that were bought; the others stand beside. */
  adminTicketsOf: (player: number) =>
    ({ to: routes.adminTickets, search: { tab: 'compradas', player } }) as const,
  adminSupport: () => ({ to: routes.adminSupport }) as const,
  adminPlayers: () => ({ to: routes.adminPlayers }) as const,
  adminPlayer: (id: number) => ({ to: routes.adminPlayer, params: { id: String(id) } }) as const,
  adminMail: () => ({ to: routes.adminMail }) as const,
  /** The mails to one player. */
  adminMailOf: (player: number) => ({ to: routes.adminMail, search: { player } }) as const,
  adminWinners: () => ({ to: routes.adminWinners }) as const,
  adminGroupGames: () => ({ to: routes.adminGroupGames }) as const,
  adminPackages: () => ({ to: routes.adminPackages }) as const,
  adminSubjects: () => ({ to: routes.adminSubjects }) as const,
  /** The questions of one subject. */
  adminQuestions: (id: number) => ({ to: routes.adminQuestions, params: { id: String(id) } }) as const,
  adminPayments: () => ({ to: routes.adminPayments }) as const,
  /** The payments of one player. */
  adminPaymentsOf: (player: number) => ({ to: routes.adminPayments, search: { player } }) as const,
  /** `hidden`: those that are not shown. */
  adminLotteries: (hidden = false) =>
    ({ to: routes.adminLotteries, search: { ...(hidden && { estado: 'ocultas' as const }) } }) as const,
  adminNewLottery: () => ({ to: routes.adminNewLottery }) as const,
  adminLottery: (id: number) => ({ to: routes.adminLottery, params: { id: String(id) } }) as const,
  adminHouse: () => ({ to: routes.adminHouse }) as const,
  adminAudit: () => ({ to: routes.adminAudit }) as const,
  adminSecurity: () => ({ to: routes.adminSecurity }) as const,
};
