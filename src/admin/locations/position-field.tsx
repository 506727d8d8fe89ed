import type { UIFieldServerProps } from 'payload'
import { env } from '@/src/env'
import { PositionEditor } from './position-editor'

/** The map with the pin of a location, on the installation's map service if there is one (LOC-10). */
export const PositionField = ({ path }: UIFieldServerProps) => (
  <PositionEditor path={path} styleUrl={env.MAP_STYLE_URL} />
)
