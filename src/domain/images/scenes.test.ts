import { describe, expect, test } from 'vitest'
import { listSceneFiles, parseScenePath, scenePreviewUrls, sceneUrl } from './scenes'

describe('scenes', () => {
  test('[GAL-05] the address of a scene leads to its file', () => {
    expect(parseScenePath(sceneUrl('coast', 'wide'))).toBe('coast-wide.webp')
    expect(listSceneFiles()).toContain(parseScenePath(sceneUrl('dusk', 'tall')))
  })

  test('[ADM-05] staff choose from a small image of each scene', () => {
    expect(scenePreviewUrls['dusk']).toBe('/images/scenes/dusk-wide.webp?width=320&crop=3x2')
  })

  test.each([
    '/images/scenes/coast-round.webp',
    '/images/scenes/toString-wide.webp',
    '/images/scenes/coast-wide.webp/..',
    '/images/scenes/../coast-wide.webp',
    '/images/scenes/coast-wide.png',
  ])('[GAL-05] %s is not a scene', (address) => expect(parseScenePath(address)).toBeUndefined())
})
