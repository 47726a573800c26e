import type { CSSProperties } from 'react';
import classes from './Bone.module.css';

interface BoneProps {
  readonly width?: number | string;
  readonly height?: number | string;
  readonly round?: boolean;
}

/** A grey shape of the size of what is still being loaded. */
export function Bone({ width = '100%', height = 16, round = false }: BoneProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={classes.bone} data-round={round || undefined} style={size} />;
}
