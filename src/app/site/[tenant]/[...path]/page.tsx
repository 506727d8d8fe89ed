import { notFound } from 'next/navigation'

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

/** Any other address of a dealer's site: its own friendly "not found", not the framework's. */
const Unknown = () => notFound()

export default Unknown
