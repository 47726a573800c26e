import { limitChanges } from './limits.ts';

/** The page of responsible play. */
export const responsibleTexts = {
  title: 'Juego responsable',
  description: 'Límites, pausa, líneas de ayuda y las probabilidades reales de cada lotería.',
  adults: (age: number) => `Solo para mayores de ${age} años`,
  lead: 'La lotería es un gasto de entretenimiento, no una manera de ganar dinero. Juega solo lo que puedes perder sin que te haga falta.',
  tools: {
    title: 'Lo que puedes hacer ahora mismo',
    limit: {
      title: 'Poner un límite mensual',
      text: `Elige cuánto puedes gastar al mes. ${limitChanges}`,
    },
    pause: {
      title: 'Pausar tu cuenta',
      text: 'Elige hasta cuándo. Durante la pausa no se puede jugar ni pagar, y no se puede acortar: tampoco si nos lo pides.',
    },
    toProfile: 'Ir a límites y pausa',
  },
  odds: {
    title: 'Las probabilidades reales',
    lead: 'Calculadas con las reglas de cada juego. No dependen de los números que elijas, de los sorteos anteriores ni de ninguna herramienta, tampoco de las nuestras.',
    caption: 'Probabilidad de acertar el pozo con una jugada',
    lottery: 'Lotería',
    matrix: 'Hay que acertar',
    chance: 'Probabilidad',
    oneIn: (figure: string) => `1 en ${figure}`,
    comparison: (oneIn: string, years: string) =>
      `Para que te hagas una idea: con 1 en ${oneIn} y cien cartillas por semana acertarías, en promedio, una vez cada ${years} años.`,
    independent:
      'Cada sorteo es independiente. Un número que no sale hace meses no está «por salir», y uno que salió ayer puede salir hoy.',
  },
  signs: {
    title: 'Señales de que algo no va bien',
    lead: 'Si te reconoces en una o más, para un momento y habla con alguien.',
    list: [
      'Juegas más de lo que habías pensado, o por más tiempo.',
      'Vuelves a jugar para recuperar lo perdido.',
      'Usas dinero del hogar, prestado o que era para pagar deudas.',
      'Ocultas a tu familia cuánto juegas.',
      'Estás irritable o ansioso cuando no puedes jugar.',
      'Sientes culpa después de jugar, y aun así vuelves.',
    ],
  },
  advice: {
    title: 'Para jugar con medida',
    list: [
      'Decide el gasto antes de empezar, y no lo cambies sobre la marcha.',
      'No juegues con alcohol, cansancio o tristeza de por medio.',
      'Cuenta lo que gastas en el año, no en la semana.',
      'Alterna con otras cosas que disfrutes.',
      'No prestes tu cuenta ni juegues por otros.',
    ],
  },
  help: {
    title: 'Líneas de ayuda',
    lead: 'Atienden personas preparadas, y llamar no te compromete a nada.',
    none: 'Si necesitas hablar con alguien, tu médico o el servicio de salud mental de tu país pueden orientarte. También puedes pausar tu cuenta tú mismo, ahora, desde tu perfil.',
    more: 'Jugadores Anónimos tiene grupos gratuitos en español en muchos países.',
  },
  minors: {
    title: 'Menores',
    text: (age: number) =>
      `Está prohibido que jueguen menores de ${age} años. Pedimos la fecha de nacimiento al registrarse y la comprobamos antes de entregar un premio. Si compartes tu equipo con menores, cierra tu sesión y no guardes la contraseña en el navegador.`,
  },
} as const;
