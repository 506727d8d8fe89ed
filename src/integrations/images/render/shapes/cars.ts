import { convertible, coupe, hatch, sedan, wagon } from './cars-low'
import { peopleMover, suv, ute, van } from './cars-tall'

/** Outlines of every body that is one car, by the name of its pictures. */
export const carShapes = {
  hatch,
  sedan,
  wagon,
  suv,
  ute,
  van,
  coupe,
  convertible,
  'people-mover': peopleMover,
} as const
