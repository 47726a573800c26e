import { expect, test } from 'vitest';
import { emptyUser, userFormRules } from './user-form-rules.ts';

const rosa = { ...emptyUser, name: 'Rosa', lastname: 'Quispe', dni: 'X-77', email: 'rosa@casa' };

test('a new user needs every field', () => {
  const rules = userFormRules(8, null);
  expect(rules.name(' ')).toBe('El Nombre es obligatorio.');
  expect(rules.lastname('')).toBe('Los Apellidos son obligatorios.');
  expect(rules.dni('')).toBe('El DNI es obligatorio.');
  expect(rules.email('')).toBe('El Email es obligatorio.');
  expect(rules.password('')).toBe('La Contraseña es obligatoria.');
});

test('a DNI has digits alone, and an e-mail the shape of one', () => {
  const rules = userFormRules(8, null);
  expect(rules.dni('12345678')).toBeNull();
  expect(rules.dni('12a45678')).not.toBeNull();
  expect(rules.email('rosa@example.com')).toBeNull();
  expect(rules.email('rosa@')).not.toBeNull();
});

test('what a user already has is not refused, and an empty password keeps the present one', () => {
  const rules = userFormRules(8, rosa);
  expect(rules.dni('X-77')).toBeNull();
  expect(rules.email('rosa@casa')).toBeNull();
  expect(rules.password('')).toBeNull();
});

test('a password is told everything that it lacks', () => {
  expect(userFormRules(8, rosa).password('abc')).toContain('al menos 8');
  expect(userFormRules(8, rosa).password('abc')).toContain('mayúscula');
  expect(userFormRules(8, null).password('Clave-Segura1')).toBeNull();
});
