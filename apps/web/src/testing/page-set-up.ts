/** Set-up of every component test: the page as main.tsx has it. */
import 'virtual:tokens.css';
import '../theme/base.css';
import '../theme/color-scheme.ts';
import { configure } from 'vitest-browser-react/pure';

document.documentElement.lang = 'es';
configure({ reactStrictMode: true });
