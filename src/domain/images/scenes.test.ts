import { describe, expect, test } from 'vitest'
import { listSceneFiles, parseScenePath, sceneUrl } from './scenes'

describe('scenes', () => {
  test('[GAL-05] the address of a scene leads to its file', () => {
    expect(parseScenePath(sceneUrl('coast', 'wide'))).toBe('coast-wide.webp')
    expect(listSceneFiles()).toContain(parseScenePath(sceneUrl('dusk', 'tall')))
  })

  test.each([
    '/images/scenes/coast-round.webp',
    '/images/scenes/toString-wide.webp',
    '/images/scenes/coast-wide.webp/..',
    '/images/scenes/../coast-wide.webp',
    '/images/scenes/coast-wide.png',
  ])('[GAL-05] %s is not a scene', (address) => expect(parseScenePath(address)).toBeUndefined())
})
