import { playTexts } from '@bolillero/texts/play';
import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Window } from '../../../components/ui/Window.tsx';
import type { PlayTool } from './play-tools.ts';
import classes from './SlipMenu.module.css';

export interface ToolGroup {
  /** Read above its tools; null for those of the ticket itself. */
  readonly title: string | null;
  readonly tools: readonly PlayTool[];
  /** Pages that the tools end with, each a `MenuLink`. */
  readonly links?: ReactNode;
}

interface SlipMenuProps {
  /** The ticket's place, from 1 on. */
  readonly position: number;
  readonly groups: readonly ToolGroup[];
  readonly onClose: () => void;
}

/** The tools that have no room on a phone's slip: of this ticket, of all, and the others. */
export function SlipMenu({ position, groups, onClose }: SlipMenuProps) {
  const id = useId();
  return (
    <Window title={playTexts.tickets.one(position)} onClose={onClose} width={400}>
      <div className={classes.menu}>
        {groups.map(({ title, tools, links }, at) => (
          <section key={title ?? ''} aria-labelledby={title === null ? undefined : `${id}-${at}`}>
            {title !== null && (
              <h3 id={`${id}-${at}`} className={classes.title}>
                {title}
              </h3>
            )}
            <ul className={classes.list}>
              {tools.map(({ label, Icon, run }) => (
                <li key={label}>
                  <button
                    type="button"
                    className={classes.tool}
                    onClick={() => {
                      onClose();
                      run();
                    }}
                  >
                    <Icon size={20} stroke={1.75} aria-hidden="true" />
                    {label}
                  </button>
                </li>
              ))}
              {links && <li>{links}</li>}
            </ul>
          </section>
        ))}
      </div>
    </Window>
  );
}

function MenuAnchor(props: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  return <a {...props} className={classes.tool} />;
}

/** An entry of the menu that is a page. */
export const MenuLink = createLink(MenuAnchor);
