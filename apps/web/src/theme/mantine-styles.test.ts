import { expect, test } from 'vitest';

const sources = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const sheets = Object.keys(import.meta.glob('/../../node_modules/@mantine/core/styles/*.layer.css')).map(
  (path) => path.match(/(\w+)\.layer\.css$/)?.[1] ?? '',
);

/** Components whose look comes with other sheets: theirs are named so. */
const parts: Readonly<Record<string, readonly string[]>> = {
  TextInput: ['Input'],
  Textarea: ['Input'],
  NumberInput: ['Input', 'NumberInput'],
  FileInput: ['Input'],
  NativeSelect: ['Input'],
  PasswordInput: ['Input', 'PasswordInput', 'ActionIcon'],
  Select: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  Modal: ['Modal', 'ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Drawer: ['Drawer', 'ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Button: ['Button', 'UnstyledButton', 'Loader'],
  Menu: ['Menu', 'Popover'],
  Checkbox: ['Checkbox', 'InlineInput'],
  Switch: ['Switch', 'InlineInput'],
  Radio: ['Radio', 'InlineInput'],
};

const imported = new Set(
  [...(sources['./mantine-styles.ts'] ?? '').matchAll(/styles\/(\w+)\.layer\.css/g)].map(([, name]) => name),
);

function used(): Set<string> {
  const names = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [, list = ''] of source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)) {
      for (const name of list.split(',')) {
        const plain = name.trim();
        if (/^[A-Z]/.test(plain)) names.add(plain);
      }
    }
  }
  return names;
}

test('every Mantine component in use has its style sheet', () => {
  const needed = [...used()].flatMap((name) => parts[name] ?? (sheets.includes(name) ? [name] : []));
  expect(sheets.length).toBeGreaterThan(50);
  expect(needed.filter((name) => !imported.has(name))).toEqual([]);
});
