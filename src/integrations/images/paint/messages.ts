import type { Painted, Painting } from '../vehicle-painter'

/** The settings that the painting thread starts with. */
export type PaintSetup = { readonly lightBytes: number }
export type PaintCall = { readonly id: number; readonly wanted: Painting }
export type PaintAnswer = { readonly id: number } & ({ readonly painted: Painted } | { readonly error: string })
