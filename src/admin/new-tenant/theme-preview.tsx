import { useEffect, useState, type CSSProperties } from 'react'
import { type NewTenant, buildTheme } from '@/src/domain/tenancy/new-tenant'
import { buildThemeVariables } from '@/src/domain/theme/css'
import { fontFaces, findFontOrDefault } from '@/src/domain/theme/fonts'

const useObjectUrl = (file: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (file === undefined) return setAddress(undefined)
    const objectUrl = URL.createObjectURL(file)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return address
}

type Props = { readonly form: NewTenant; readonly logo: File | undefined }

/** Previews colours, fonts and logo as the site will use them (TEN-10). */
export const ThemePreview = ({ form, logo }: Props) => {
  const theme = buildTheme(form)
  const address = useObjectUrl(logo)
  const name = form.name === '' ? 'Your dealer' : form.name
  const fontFaceCss = [...new Set([findFontOrDefault(form.heading_font), findFontOrDefault(form.text_font)])]
    .map(fontFaces)
    .join('')
  return (
    <figure className="new-tenant__preview">
      <style>{fontFaceCss}</style>
      <figcaption>Preview</figcaption>
      <div className="new-tenant-look" style={buildThemeVariables(theme) as CSSProperties}>
        <div className="new-tenant-look__bar">
          {address === undefined ? (
            <strong>{name}</strong>
          ) : (
            <img src={address} alt="Your logo" onError={(event) => (event.currentTarget.hidden = true)} />
          )}
          <span>Stock</span>
          <span>Finance</span>
          <span>Contact</span>
        </div>
        <div className="new-tenant-look__hero">
          <p className="new-tenant-look__title">{name}</p>
          <p>Find your next car, see what it costs, and come for a drive.</p>
          <span className="new-tenant-look__button">See our stock</span>
        </div>
        <div className="new-tenant-look__cards">
          <span>
            2024 Toyota RAV4 <b>$42,990</b>
          </span>
          <span>
            2021 Mazda CX-5 <b>$31,450</b>
          </span>
        </div>
      </div>
    </figure>
  )
}
