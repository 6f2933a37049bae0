import type { LibraryPicture } from '@uid/contract/staff-media';
import { TextField } from '@uid/ui/text-field';
import type { MouseEvent } from 'react';

import { useTexts } from '../../session/console-session.ts';
import { mediaWords } from './media-words.ts';
import styles from './media.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** A point in a picture, in percent from the left and from the top. */
interface Focus {
  x: number;
  y: number;
}

interface FocusFieldProps {
  picture: LibraryPicture;
  focus: Focus;
  /** The hints below the sliders. */
  hints: { x: string | undefined; y: string | undefined };
  isBusy: boolean | undefined;
  onChange: (focus: Focus) => void;
}

/** Sets the point of a picture that cropping always keeps: by a press on the picture, or by two sliders. */
export function FocusField({ picture, focus, hints, isBusy, onChange }: FocusFieldProps) {
  const own = useTexts(mediaWords);
  const handleClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  const shown = { ...picture, focusX: focus.x, focusY: focus.y };
  return (
    <fieldset className={styles.group}>
      <legend>{own.focus}</legend>
      <p className={styles.small}>{own.focusLead}</p>
      {/* A press needs a pointer; the sliders below do the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.focus} onClick={isBusy ? undefined : handleClick}>
        <Thumbnail picture={picture} className={styles.whole} width={960} />
        <span className={styles.mark} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <div className={styles.sliders}>
        <Slider
          name="focusX"
          label={own.focusX}
          hint={hints.x}
          value={focus.x}
          disabled={isBusy}
          onChange={(x) => onChange({ ...focus, x })}
        />
        <Slider
          name="focusY"
          label={own.focusY}
          hint={hints.y}
          value={focus.y}
          disabled={isBusy}
          onChange={(y) => onChange({ ...focus, y })}
        />
      </div>
      <p className={styles.small}>{own.cuts}</p>
      <div className={styles.cuts}>
        <Thumbnail picture={shown} className={styles.square} />
        <Thumbnail picture={shown} className={styles.wide} />
      </div>
    </fieldset>
  );
}

interface SliderProps {
  name: string;
  label: string;
  hint: string | undefined;
  value: number;
  disabled: boolean | undefined;
  onChange: (value: number) => void;
}

function Slider({ onChange, ...rest }: SliderProps) {
  return (
    <TextField
      {...rest}
      type="range"
      min={0}
      max={100}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

function percent(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
