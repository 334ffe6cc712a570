// What the server says of single sign-on.

export const identityProvidersText = {
  passwordsOff: 'Passwords are switched off here. Please sign in with your company.',
  issuerInvalid: 'Please enter the whole https address of the provider. The operator allows other ones with OIDC_ALLOWED_HOSTS.',
  emergencyRequired: 'Please choose an administrator who may still use a password.',
  proofRequired: 'First test a provider with success, or sign in with it.',
  lastOne: 'Everybody signs in with this provider. Allow passwords first.',
  notReached: 'The provider cannot be reached at the moment.',
};
