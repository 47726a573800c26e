import { uiTexts } from '@bolillero/texts/ui';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useSyncExternalStore } from 'react';
import { colorScheme } from '../../theme/color-scheme.ts';
import { IconButton } from './IconButton.tsx';

/** Light or dark. Until it is used, the system's theme holds; then the choice is remembered. */
export function ThemeSwitch() {
  const dark = useSyncExternalStore(colorScheme.subscribe, colorScheme.get) === 'dark';
  return (
    <IconButton
      role="switch"
      aria-checked={dark}
      label={uiTexts.nav.darkTheme}
      onClick={() => colorScheme.choose(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun size={20} aria-hidden="true" /> : <IconMoon size={20} aria-hidden="true" />}
    </IconButton>
  );
}
