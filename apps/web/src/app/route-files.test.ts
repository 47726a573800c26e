import { describe, expect, test } from 'vitest';
import { pagesOfRoutes } from '../../build/route-files.ts';
import { routes } from '../paths.ts';
import adminRoutes from './admin/routes.ts?raw';
import customerRoutes from './customer/routes.ts?raw';

const pages = [...pagesOfRoutes(customerRoutes, routes), ...pagesOfRoutes(adminRoutes, routes)];
const modulesOf = (pattern: string) =>
  pages.find((page) => page.pattern === pattern)?.modules.map(({ path }) => path);

describe('what the build reads off the routes', () => {
  test('is every address that there is, once', () => {
    expect(pages.map(({ pattern }) => pattern).sort()).toEqual(Object.values(routes).sort());
  });

  test('is a page with the frames and guards around it, the outermost first', () => {
    expect(modulesOf(routes.home)).toEqual([
      '../../components/layout/OpenLayout.tsx',
      './HomePage.tsx',
      './home/AboutTab.tsx',
    ]);
    expect(modulesOf(routes.play)).toEqual(['../../components/layout/customer-frame.ts', './PlayPage.tsx']);
    expect(modulesOf(routes.adminMail)).toEqual([
      './guard.ts',
      '../../components/layout/AdminLayout.tsx',
      './MailPage.tsx',
    ]);
  });
});
