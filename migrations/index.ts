import * as m20261120_230000_initial from './20261120_230000_initial'
import * as m20261120_230001_ground from './20261120_230001_ground'

export const migrations = [
  { up: m20261120_230000_initial.up, down: m20261120_230000_initial.down, name: '20261120_230000_initial' },
  { up: m20261120_230001_ground.up, down: m20261120_230001_ground.down, name: '20261120_230001_ground' },
]
