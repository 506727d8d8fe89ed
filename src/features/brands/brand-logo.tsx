import { imageUrl } from '@/src/domain/images'
import { MakeMark } from '@/src/ui/make-mark'

/** A brand's own logo, else its maker's mark or first letter; decoration, its name stands beside it. */
export const BrandLogo = ({
  title,
  logo,
  host,
}: {
  title: string
  logo: string | undefined
  host?: string | undefined
}) =>
  logo === undefined ? (
    <MakeMark make={title} />
  ) : (
    <img src={imageUrl(logo, { width: 160 }, host)} alt="" width={40} height={40} className="brand-logo" />
  )
