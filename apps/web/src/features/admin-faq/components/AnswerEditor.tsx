import { editorTexts as words } from '@bolillero/texts/admin-faq';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import field from '../../../components/ui/Field.module.css';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { Toolbar } from '../../../components/ui/Toolbar.tsx';
import { linkAddress } from '../link-address.ts';
import classes from './Editor.module.css';

interface AnswerEditorProps {
  readonly id: string;
  readonly label: string;
  /** HTML; only what it begins with is read. */
  readonly value: string;
  /** HTML; empty when nothing is written. */
  readonly onChange: (html: string) => void;
  readonly error: string | null;
  readonly hint: string;
  /** What stands under the text, by how many letters it has. */
  readonly letters: (count: number) => string;
}

/** Exactly what the server keeps of an answer: nothing else can be written, or comes in by pasting. */
const kit = StarterKit.configure({
  heading: { levels: [3] },
  blockquote: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  underline: false,
  link: {
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address) => linkAddress(address) !== null,
  },
});

/** Writes an answer: paragraphs and one kind of heading, bold, italic, lists and links. Tab leaves it, Alt + F10 goes to its bar. */
export function AnswerEditor(props: AnswerEditorProps) {
  const { id, label, value, onChange, error, hint, letters } = props;
  const changed = useRef(onChange);
  changed.current = onChange;
  const attributes = {
    id,
    role: 'textbox',
    class: classes.writing ?? '',
    'aria-multiline': 'true',
    'aria-required': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-about${error === null ? '' : ` ${id}-fault`}`,
    'aria-keyshortcuts': 'Alt+F10',
    ...(error !== null && { 'aria-invalid': 'true' }),
  };
  const editor = useEditor({
    extensions: [kit],
    content: value,
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: now }) => changed.current(now.isEmpty ? '' : now.getHTML()),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: of its attributes only the fault changes
  useEffect(() => editor.setOptions({ editorProps: { attributes } }), [editor, error]);
  const count = useEditorState({
    editor,
    selector: ({ editor: now }) => now.state.doc.textBetween(0, now.state.doc.content.size, ' ').length,
  });
  const [linking, setLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    // in a list the editor would take it for a deeper point
    if (event.key === 'Tab') event.stopPropagation();
    if (event.key === 'F10' && event.altKey) {
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }
  };
  const onBarKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // back to the text; the window stays
    event.preventDefault();
    event.stopPropagation();
    setLinking(false);
    editor.commands.focus();
  };
  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
        <span className={field.star} aria-hidden="true">
          {' *'}
        </span>
      </span>
      <div className={classes.editor} data-invalid={error !== null || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape of what stands in it */}
        <div ref={bar} onKeyDown={onBarKeyDown}>
          <Bar editor={editor} linking={linking} onLink={() => setLinking(!linking)} />
          {linking && (
            <LinkAddress
              editor={editor}
              onDone={() => {
                setLinking(false);
                editor.commands.focus();
              }}
            />
          )}
        </div>
        <EditorContent editor={editor} onKeyDownCapture={onKeyDownCapture} />
      </div>
      <div className={classes.under}>
        <p id={`${id}-about`}>{hint}</p>
        <p>{letters(count)}</p>
      </div>
      {error !== null && (
        <p id={`${id}-fault`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface BarProps {
  readonly editor: Editor;
  readonly linking: boolean;
  readonly onLink: () => void;
}

function Bar({ editor, linking, onLink }: BarProps) {
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive('heading'),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <Toolbar label={words.bar} className={classes.bar}>
      <IconButton
        label={words.heading}
        className={classes.heading}
        aria-pressed={is.heading}
        onClick={() => chain().toggleHeading({ level: 3 }).run()}
      >
        {words.heading}
      </IconButton>
      <IconButton label={words.bold} aria-pressed={is.bold} onClick={() => chain().toggleBold().run()}>
        <IconBold size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.italic} aria-pressed={is.italic} onClick={() => chain().toggleItalic().run()}>
        <IconItalic size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.bullets}
        aria-pressed={is.bullets}
        onClick={() => chain().toggleBulletList().run()}
      >
        <IconList size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.numbers}
        aria-pressed={is.numbers}
        onClick={() => chain().toggleOrderedList().run()}
      >
        <IconListNumbers size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.link} aria-pressed={is.link} aria-expanded={linking} onClick={onLink}>
        <IconLink size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.unlink}
        disabled={!is.link}
        onClick={() => chain().extendMarkRange('link').unsetLink().run()}
      >
        <IconLinkOff size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.undo} disabled={!is.undo} onClick={() => chain().undo().run()}>
        <IconArrowBackUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.redo} disabled={!is.redo} onClick={() => chain().redo().run()}>
        <IconArrowForwardUp size={18} aria-hidden="true" />
      </IconButton>
      <span className={classes.barKeys}>{words.barKeys}</span>
    </Toolbar>
  );
}

/** Asks where the chosen words lead; without any the address itself is written. */
function LinkAddress({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { href: present } = editor.getAttributes('link');
  const [typed, setTyped] = useState(typeof present === 'string' ? present : '');
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const apply = () => {
    const href = linkAddress(typed);
    if (href === null) {
      setFault(words.notAnAddress);
      input.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else {
      chain.setLink({ href }).run();
    }
    onDone();
  };
  return (
    <div className={classes.address}>
      <TextField
        ref={input}
        label={words.address}
        description={words.addressHint}
        inputMode="url"
        autoComplete="off"
        maxLength={1000}
        value={typed}
        error={fault}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFault(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // not the form's
          event.preventDefault();
          event.stopPropagation();
          apply();
        }}
      />
      <Button size="md" variant="default" onClick={apply}>
        {words.apply}
      </Button>
    </div>
  );
}
