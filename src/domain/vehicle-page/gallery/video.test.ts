import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAutoplayAddress, findVehicleVideo, parseVideo } from './video'

const embed = 'https://www.youtube.com/embed/abcdefghijk'

describe('videoAt', () => {
  test.each([
    [embed, { kind: 'embed', src: embed }],
    ['https://www.youtube.com/embed/abcdefghijk?start=3', { kind: 'embed', src: `${embed}?start=3` }],
    [
      'https://player.vimeo.com/video/76979871?h=1',
      { kind: 'embed', src: 'https://player.vimeo.com/video/76979871?h=1' },
    ],
    ['https://www.youtube.com/watch?app=desktop&v=abcdefghijk&t=9', { kind: 'embed', src: embed }],
    ['https://youtu.be/abcdefghijk?si=x', { kind: 'embed', src: embed }],
    ['https://vimeo.com/76979871', { kind: 'embed', src: 'https://player.vimeo.com/video/76979871' }],
    ['/videos/suv.mp4', { kind: 'file', src: '/videos/suv.mp4' }],
    ['https://cdn.example/film.WEBM?v=2#t=1', { kind: 'file', src: 'https://cdn.example/film.WEBM?v=2#t=1' }],
    ['https://cdn.example/stream/9f2', { kind: 'file', src: 'https://cdn.example/stream/9f2' }],
  ])('[GAL-02] %s is a video', (address, video) => {
    expect(parseVideo(address)).toEqual(video)
  })

  test.each([
    '',
    'none',
    'javascript:alert(1)',
    'data:video/mp4;base64,AA',
    '//evil.example/a.mp4',
    '/\\evil.example/a.mp4',
    'https://cdn.example/photo.jpg',
    'https://cdn.example/brochure.pdf',
    'https://cdn.example/',
    'https://www.youtube.com/@dealer',
    'https://www.youtube.com/embed/',
    'https://www.youtube.com/embed/../redirect?q=x',
    'https://www.youtube.com.evil.example/embed/abcdefghijk.html',
    'http://www.youtube.com/embed/abcdefghijk',
    'https://[broken',
  ])('[GAL-02] %s is no video', (address) => {
    expect(parseVideo(address)).toBeUndefined()
  })

  test('[GAL-02] for any address, only the two hosts’ players are framed and files are loaded over http(s)', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string().map((rest) => `https://www.youtube.com/embed/${rest}`),
      fc.string().map((rest) => `https://www.youtube.com/watch?v=${rest}`),
    )
    fc.assert(
      fc.property(text, (address) => {
        const video = parseVideo(address)
        if (video?.kind === 'embed') {
          expect(new URL(toAutoplayAddress(video.src)).host).toMatch(/^(www\.youtube\.com|player\.vimeo\.com)$/)
          expect(new URL(video.src).pathname).toMatch(/^\/(embed|video)\/[\w-]+$/)
        }
        if (video?.kind === 'file') expect(new URL(video.src, 'https://dealer.example').protocol).toMatch(/^https?:$/)
      }),
    )
  })
})

test('[GAL-02] prefers a vehicle’s own video to an external one, and skips unplayable ones', () => {
  const images = [{ url: '/a.jpg' }, { url: '/b.webm', isVideo: true }]
  expect(findVehicleVideo({ images, video_url: '/a.mp4', external_video_url: embed })?.src).toBe('/a.mp4')
  expect(findVehicleVideo({ images, video_url: '/a.pdf', external_video_url: embed })?.src).toBe(embed)
  expect(findVehicleVideo({ images, video_url: 'soon' })?.src).toBe('/b.webm')
  expect(findVehicleVideo({ images: [{ url: '/a.jpg' }] })).toBeUndefined()
})

test('[GAL-02] a started player plays at once and keeps the parameters of its address', () => {
  expect(toAutoplayAddress(`${embed}?start=3`)).toBe(`${embed}?start=3&autoplay=1&rel=0`)
  expect(toAutoplayAddress('https://player.vimeo.com/video/1?h=2')).toBe(
    'https://player.vimeo.com/video/1?h=2&autoplay=1',
  )
})
