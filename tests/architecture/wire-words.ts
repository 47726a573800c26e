/** The wire's words that the code has another one for; `docs/glossary.md` says which. */
export const wireWords: ReadonlySet<string> = new Set(
  `about_to_expire algoritmos ball_four ball_five ball_lottery ball_one ball_red ball_six ball_three ball_two ballcartilla
  ballcold ballhot ballpar bExtra bolilla bolillas bRed cartilla columnCart compras comprasTicket costumer costumer_id
  costumers coupons datail_remove date_before date_lottery date_opening dateLottery detail_lotery dias enhancer
  extraWinBall fecha intents isShow jae listCheckout listLotteries loterie loterie_id loteries lotery lotery_id
  lottery_prize lottery_winner meses moda monto notificaciones numberBallsToSelect numeros pares pena penas play_prize
  play_winner plier plier_lottery potenciador precio prize_kind prize_level procartilla renovate respuesta selectNumber
  stateDelete stateNotification stateSold sub_length sub_name winBall`.split(/\s+/),
);
