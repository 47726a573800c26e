/** Asks the running product for something, and insists on a good answer. */
async function send(
  url: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** A new customer with so many Powerball plays in the cart, 200 at most: nobody has more for one draw. */
export async function aCustomerWithCart(
  url: string,
  plays: number,
): Promise<{ token: string; lotteryId: number }> {
  const email = `bench-${Date.now()}-${plays}@example.com`;
  const password = 'Clave-Segura1';
  await send(url, '/costumers/create', {
    email,
    birthday: '1990-05-12',
    password,
    confirm_password: password,
  });
  const { token } = await send(url, '/costumers/login', { email, password });
  const lotteryId = 1;
  const { data } = await send(url, `/lottery/one?id=${lotteryId}`, undefined);
  const [next] = (data as { listLotteries: { date_before: string }[] }).listLotteries;
  const balls = Array.from({ length: plays }, (_, index) => ({
    id: index,
    numbers: [1, 2, 3, 4 + (index % 32), 36 + Math.floor(index / 32)],
    bExtra: 1,
  }));
  await send(
    url,
    '/checkouts/create',
    { loterie_id: lotteryId, date_lottery: next?.date_before, balls },
    String(token),
  );
  return { token: String(token), lotteryId };
}

/** The subscriber of the demonstration who may open everything. */
export async function aSubscriber(url: string): Promise<{ token: string; lotteryId: number }> {
  const { token } = await send(url, '/costumers/login', {
    email: 'experto@demo.example',
    password: 'Demo-2026',
  });
  return { token: String(token), lotteryId: 1 };
}
