import { isTest, target } from '../project.ts';
import { eachImport, type Rule } from '../rule.ts';
import { eachWireWord } from '../wire-words.ts';

const web = 'apps/web/src';

/** The back-office: its pages, its features, its layout. Its list of routes is part of every page and is not meant. */
function isBackOffice(path: string): boolean {
  if (path === officeDoor) return false;
  return (
    path.startsWith(`${web}/app/admin/`) ||
    path.startsWith(`${web}/features/admin-`) ||
    path.startsWith(`${web}/components/layout/Admin`)
  );
}

/** The one file whose `import()`s lead into the back-office: they run when an administrator opens a page. */
const officeDoor = `${web}/app/admin/routes.ts`;

const halves: Rule = {
  title: 'The customer half never loads the back-office',
  lesson:
    'Only the `import()`s of app/admin/routes.ts lead there. What both halves need belongs into components, session, api or a feature without the prefix admin-.',
  breaches: (project) =>
    // Whatever way leads into the back-office, it has a last step from outside: that one is told.
    eachImport(project, /^apps\/web\/src\//, (path, { specifier, typeOnly, dynamic }) => {
      const to = target(project, path, specifier) ?? '';
      const isDoor = path === officeDoor && dynamic;
      return isBackOffice(to) && !isBackOffice(path) && !isDoor && !typeOnly ? `loads ${to}` : undefined;
    }),
  broken: [
    {
      'apps/web/src/app/customer/CartPage.tsx':
        "import { Table } from '../../features/admin-tickets/Table.tsx';",
      'apps/web/src/features/admin-tickets/Table.tsx': '',
    },
    {
      'apps/web/src/app/customer/CartPage.tsx': "const page = () => import('../admin/UsersPage.tsx');",
      'apps/web/src/app/admin/UsersPage.tsx': '',
    },
    {
      'apps/web/src/main.tsx': "import { adminRoutes } from './app/admin/routes.ts';",
      'apps/web/src/app/admin/routes.ts': "import { requireAdmin } from './guard.ts';",
      'apps/web/src/app/admin/guard.ts': '',
    },
    {
      'apps/web/src/app/customer/CartPage.tsx': "import { a } from '../../components/a.ts';",
      'apps/web/src/components/a.ts': "export { AdminLayout } from './layout/AdminLayout.tsx';",
      'apps/web/src/components/layout/AdminLayout.tsx': '',
    },
  ],
  kept: [
    {
      'apps/web/src/main.tsx': "import { adminRoutes } from './app/admin/routes.ts';",
      'apps/web/src/app/admin/routes.ts': "const guard = () => import('./guard.ts');",
      'apps/web/src/app/admin/guard.ts': "import { paths } from '../../paths.ts';",
      'apps/web/src/paths.ts': '',
    },
    {
      'apps/web/src/app/customer/a.ts': "import type { Row } from '../admin/rows.ts';",
      'apps/web/src/app/admin/rows.ts': '',
    },
  ],
};

const features: Rule = {
  title: 'A feature never imports another feature',
  lesson:
    'Let the page that uses both put them together, or move what they share into components or the domain.',
  breaches: (project) =>
    eachImport(project, /^apps\/web\/src\/features\//, (path, { specifier }) => {
      const to = target(project, path, specifier) ?? '';
      return featureOf(to) && featureOf(to) !== featureOf(path) ? `imports ${to}` : undefined;
    }),
  broken: [
    { 'apps/web/src/features/cart/Cart.tsx': "import { Slip } from '../play/Slip.tsx';" },
    { 'apps/web/src/features/cart/Cart.tsx': "import type { Play } from '../play/api/plays.ts';" },
    { 'apps/web/src/features/cart/api/cart.ts': "const play = () => import('../../play/api/plays.ts');" },
  ],
  kept: [
    { 'apps/web/src/features/cart/components/Cart.tsx': "import { useCart } from '../api/cart.ts';" },
    { 'apps/web/src/features/cart/Cart.tsx': "import { Ball } from '../../components/ui/Ball.tsx';" },
    { 'apps/web/src/app/customer/CartPage.tsx': "import { Cart } from '../../features/cart/Cart.tsx';" },
  ],
};

function featureOf(path: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)/.exec(path)?.[1];
}

const components: Rule = {
  title: 'Components know no feature',
  lesson:
    'Take what is shown as a prop; what asks the server belongs into a feature, what puts features together into a page.',
  breaches: (project) =>
    eachImport(project, /^apps\/web\/src\/components\//, (path, { specifier }) => {
      const to = target(project, path, specifier) ?? '';
      return featureOf(to) ? `imports ${to}` : undefined;
    }),
  broken: [
    { 'apps/web/src/components/ui/Bell.tsx': "import { useNews } from '../../features/news/api/news.ts';" },
  ],
  kept: [{ 'apps/web/src/components/layout/CustomerLayout.tsx': "import { paths } from '../../paths.ts';" }],
};

const pages: Rule = {
  title: 'What pages are made of knows no page',
  lesson:
    'Only main.tsx and pages import from app/. What a component or feature needs of it is a prop, an address of paths.ts, or belongs beside what uses it.',
  breaches: (project) =>
    eachImport(project, /^apps\/web\/src\/(?!app\/|testing\/|main\.tsx$)/, (path, { specifier }) => {
      const to = target(project, path, specifier) ?? '';
      return to.startsWith(`${web}/app/`) ? `imports ${to}` : undefined;
    }),
  broken: [
    {
      'apps/web/src/components/layout/CustomerLayout.tsx':
        "import { C } from '../../app/customer/CartPage.tsx';",
    },
    { 'apps/web/src/features/cart/Cart.tsx': "import type { Guard } from '../../app/guards.ts';" },
    { 'apps/web/src/session/store.ts': "const router = () => import('../app/router.tsx');" },
    { 'apps/web/src/paths.ts': "import { parseSearch } from './app/search.ts';" },
  ],
  kept: [
    { 'apps/web/src/main.tsx': "import { createApplication } from './app/router.tsx';" },
    { 'apps/web/src/app/customer/CartPage.tsx': "import { guard } from '../guards.ts';" },
    { 'apps/web/src/features/cart/Cart.tsx': "import { paths } from '../../paths.ts';" },
    { 'apps/web/src/testing/show.tsx': "import { createApplication } from '../app/router.tsx';" },
  ],
};

/** Where the browser reads and writes the wire: what every page asks, and each feature's own calls. */
const knowsTheWire = (path: string) =>
  path.startsWith(`${web}/api/`) || /^apps\/web\/src\/features\/[^/]+\/api(\/|\.ts$)/.test(path);

/** The word of an address that people read (`?fecha=2026-11-21`), and names of lotteries, which are data. */
const ownWords = ['fecha', 'power_balls', 'mega_millions'];

const wire: Rule = {
  title: "Behind its api files the browser speaks the field's terms, not the wire's",
  lesson:
    "Let the feature's api.ts (or api/) turn an answer into values with names of docs/glossary.md, and a form's values into what the call takes; namingFields tells a refusal's faults at the form's own fields.",
  breaches: (project) =>
    eachWireWord(
      project,
      (path) =>
        path.startsWith(`${web}/`) &&
        !isTest(path) &&
        !path.startsWith(`${web}/testing/`) &&
        !knowsTheWire(path),
      { own: ownWords, lowLines: true },
    ),
  broken: [
    { 'apps/web/src/features/cart/components/Line.tsx': 'export const a = (line: Line) => line.ball_red;' },
    { 'apps/web/src/features/cart/cart-rules.ts': "export const field = 'potenciador';" },
    { 'apps/web/src/app/customer/CartPage.tsx': 'export const P = () => <p>{cart.compras}</p>;' },
    { 'apps/web/src/app/customer/CartPage.tsx': 'export const P = () => <Cart bExtra={7} />;' },
    { 'apps/web/src/features/cart/cart-rules.ts': 'export interface Line { readonly being_paid: boolean }' },
    { 'apps/web/src/components/ui/Mark.tsx': 'export const Mark = ({ sub_name }: Props) => sub_name;' },
  ],
  kept: [
    { 'apps/web/src/api/lottery.ts': 'export const read = (wire: Wire) => wire.sub_name;' },
    { 'apps/web/src/features/cart/api.ts': 'export const read = (wire: Wire) => wire.ball_red;' },
    { 'apps/web/src/features/cart/api/cart.ts': 'export const read = (wire: Wire) => wire.ball_red;' },
    { 'apps/web/src/features/cart/components/Line.tsx': 'export const a = (line: Line) => line.special;' },
    { 'apps/web/src/features/cart/Line.browser.test.tsx': 'export const wire = { ball_red: 7 };' },
    { 'apps/web/src/app/customer/routes.ts': 'export const search = { fecha: text };' },
    {
      'apps/web/src/theme/marks.ts':
        "export const marks = { power_balls: [] }; export const locale = 'es_PE';",
    },
  ],
};

/** A zone of the IANA database: `America/Lima`. */
const zoneName =
  /\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/[A-Z][A-Za-z]+(?:[_/-][A-Za-z]+)*/g;

const zones: Rule = {
  title: 'The browser names no time zone',
  lesson:
    "The house's zone comes with useSettings(), a lottery's with the lottery, and what people call one is a text: each house and each lottery has its own.",
  breaches: (project) =>
    [...project.sources]
      .filter(
        ([path]) => path.startsWith('apps/web/') && !isTest(path) && !path.startsWith(`${web}/testing/`),
      )
      .flatMap(([path, text]) =>
        [...text.matchAll(zoneName)].map(
          ({ 0: zone, index }) => `${path}:${text.slice(0, index).split('\n').length} names ${zone}`,
        ),
      ),
  broken: [
    { 'apps/web/src/features/limits/today.ts': "export const today = () => dateIn('America/Lima', now());" },
    { 'apps/web/src/components/ui/dates.ts': "export const known = { 'America/New_York': 'Nueva York' };" },
    { 'apps/web/build/prerender.ts': 'process.env.TZ = `Europe/Madrid`;' },
  ],
  kept: [
    {
      'apps/web/src/features/limits/today.ts': 'export const today = (zone: string) => dateIn(zone, now());',
    },
    { 'apps/web/src/components/ui/dates.ts': "export const form = { timeZone: 'UTC' };" },
    { 'apps/web/src/components/ui/dates.test.ts': "weekdayTime(0, 'America/Lima');" },
    { 'apps/web/src/testing/powerball.ts': "export const lottery = { timezone: 'America/New_York' };" },
    { 'packages/texts/src/settings.ts': "export const example = 'America/Lima';" },
  ],
};

export const webRules: readonly Rule[] = [halves, features, components, pages, wire, zones];
