/** Registration and sign-in of customers. */
export const accountFormTexts = {
  email: 'E-mail',
  birthday: 'Fecha de nacimiento',
  password: 'Contraseña',
  confirmation: 'Confirmar contraseña',
  faults: {
    birthdayUnreadable: 'Escribe la fecha como DD/MM/AAAA, por ejemplo 12/05/1990.',
    passwordWeak: 'La contraseña no cumple los requisitos.',
    termsRequired: 'Debes aceptar los términos y condiciones.',
  },
  rules: {
    title: 'La contraseña debe tener:',
    uppercase: 'Una letra mayúscula',
    lowercase: 'Una letra minúscula',
    digit: 'Un número',
    length: (min: number, max: number) => `De ${min} a ${max} caracteres`,
    special: 'Un carácter especial',
    noSpaces: 'Ningún espacio',
    met: 'cumplido',
    unmet: 'pendiente',
  },
  register: {
    title: 'Registrarse',
    lead: 'Una cuenta para jugar y recibir el aviso de tus premios.',
    submit: 'Registrarse',
    success: 'Registrado correctamente',
    terms: 'Acepto los términos y condiciones',
    readTerms: 'Leer los términos',
    newTab: '(se abre en otra pestaña)',
    haveAccount: '¿Ya tienes cuenta?',
  },
  signIn: {
    title: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    noAccount: '¿Aún no tienes cuenta?',
  },
} as const;
