import { classNames } from './class-names'

type Tone = 'primary' | 'secondary' | 'quiet' | 'inverse'
type Size = 'md' | 'lg'

/**
 * The look of a button, for links and buttons alike (`parts.css`). One `primary` on a screen: the action that
 * matters most.
 */
export const button = (tone: Tone = 'primary', size: Size = 'md', extra?: string): string =>
  classNames('btn', `btn-${size}`, `btn-${tone}`, extra)
