'use client'
import { SignInForm } from './sign-in-form'

/** The sign-in form of the panel's own page. It loads a new page, because the server decides what the panel shows. */
export const SignInToPanel = ({ next }: { readonly next: string }) => (
  <SignInForm onSignedIn={() => window.location.assign(next)} />
)
