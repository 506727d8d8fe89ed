import * as initial from './20261120_233958_initial'
import * as ground from './20261120_234000_ground'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_233958_initial' },
  { up: ground.up, down: ground.down, name: '20261120_234000_ground' },
]
