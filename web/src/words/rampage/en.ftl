rampage-goal-build = build a robot, then be the last one standing
rampage-goal-build-short = build, then outlast all
rampage-goal-stand = the last robot standing
rampage-goal-stand-short = last one standing
rampage-goal-hoard = most cards at the end
rampage-goal-hoard-short = most cards
rampage-goal-cards = cards left
rampage-goal-wounds = wounds
rampage-goal-attacked = { $name } attacks you
rampage-goal-attacked-by = { $name } attacks you with { $strength }
rampage-colour-R = red triangle
rampage-colour-O = orange hexagon
rampage-colour-Y = yellow star
rampage-colour-G = green square
rampage-colour-B = blue circle
rampage-colour-P = purple diamond
rampage-head = head
rampage-leftArm = left arm
rampage-rightArm = right arm
rampage-leg = leg
rampage-accessory = accessory
rampage-missing = no { $slot }, bare wires
rampage-torso = torso: { $name }, { $wounds } of { $limit } wounds
rampage-attack = attack
rampage-defence = defence
rampage-stack = stack
rampage-hand = hand
rampage-scrapped = Scrapped
rampage-aim = Attack { $name }
rampage-chip =
    { $name }, { $wounds } of { $limit } wounds, { $stack ->
        [one] { $stack } card in the stack
       *[other] { $stack } cards in the stack
    }, { $hand } in hand
rampage-in-play = In play
rampage-wild = Wild
rampage-none = none
rampage-the-torso = torso
rampage-aim-action = { $card } at { $name }
rampage-place = Bolt it onto { $torso }
rampage-place-completes = Bolt it onto { $torso }: complete, and yours
rampage-parts =
  { $adds ->
    [0] { $count } of 5 parts
   *[other] part { $count } of 5
  }
rampage-completes =
    complete, and yours: { $value ->
        [one] one card
       *[other] { $value } cards
    }
rampage-tag-built = built
rampage-tag-attacks = attacks
rampage-tag-turn = plays
rampage-needs =
  { $count ->
    [0] hits with any strike
    [one] needs 1 from cards
   *[other] needs { $count } from cards
  }
rampage-cards =
  { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
rampage-value-word = value
rampage-value = value { $count }
rampage-bears =
  { $count ->
    [one] bears 1 wound
   *[other] bears { $count } wounds
  }
rampage-location = Hit location: { $part }
rampage-type-action = Action
rampage-type-booster = Booster
rampage-type-response = Response
rampage-type-replacement = Replacement
rampage-verb-play = play
rampage-verb-discard = discard
rampage-verb-attach = bolt on
rampage-wild-now = wild
rampage-drafted = drafted as { $use }
rampage-may = may: { $uses }
rampage-use-strike = strike
rampage-use-boost = boost
rampage-use-guard = guard
rampage-use-respond = Response
rampage-use-pay = payment
rampage-use-sweep = swept
rampage-half-strike = strike { $strength }
rampage-half-guard = guard { $strength }
rampage-half-boost = boost
rampage-half-respond = use
rampage-half-use = use
rampage-half-attach = bolt on
rampage-half-pay = pay with it
rampage-half-sweep = sweep away
rampage-half-discard = discard it
rampage-half-keep = keep it
rampage-call-off-how = neither hit nor miss: the attack is over
rampage-goes-under = goes under your stack
rampage-goes-bin = goes to the Discard Pile
rampage-goes-on = goes onto your robot
rampage-why-laid = { $card } is laid already: { $use }. Take it back first; a card has one use at a time.
rampage-why-laid-by-itself = It was the only choice, so it is laid by itself; “Back” goes further back.
rampage-why-strike-later = Strength counts in an attack: press “Attack” first.
rampage-why-guard-later = It has your own colour: it guards when somebody attacks you.
rampage-why-text-action = { $card } is an Action: only in your own turn, before the attack.
rampage-why-text-booster = { $card } is a Booster: it joins your own attack, once a strike is laid.
rampage-why-text-response = { $card } is a Response: it waits for the moment that its text names.
rampage-why-text-replacement = { $card } is a Replacement: it goes on before your attack, where that part is missing.
rampage-you-attack-with = You attack with
rampage-attacks-with = { $name } attacks with
rampage-prepares = { $name } prepares an attack
rampage-your-draft = Your defence, draft
rampage-you-defend-with = You defend with
rampage-defends-with = { $name } defends with
rampage-attacked = { $name } attacked with
rampage-you-attacked = You attacked with
rampage-defended = { $name } defended with
rampage-you-defended = You defended with
rampage-arms = arms { $count }
rampage-parts-sum = parts { $count }
rampage-segment-strikes = strikes
rampage-segment-guards = guards
rampage-segment-boosts = Boosters
rampage-segment-responses = Responses
rampage-segment-hidden = cards that nobody has seen yet
rampage-arms-sum = arms { $sum }
rampage-no-arms = no arms
rampage-adds-loot =
  { $count ->
    [one] 1 more card
   *[other] { $count } more cards
  }
rampage-adds-wound =
  { $count ->
    [one] 1 more wound
   *[other] { $count } more wounds
  }
rampage-adds-aim =
  { $count ->
    [one] picks 1 of 2 locations
   *[other] picks 1 of several locations
  }
rampage-big-strike = STRIKE!
rampage-big-short = { $count } SHORT
rampage-big-hits = HITS BY { $count }
rampage-big-hit = HIT BY { $count }
rampage-big-holds = HOLDS BY { $count }
rampage-big-missed = MISSED
rampage-big-off = CALLED OFF
rampage-big-prepares = READY …
rampage-big-against = { $attack } against { $defence }
rampage-big-stands = ATTACK { $attack }
rampage-needs-unguarded = Needs at least { $needs } if { $name } guards nothing.
rampage-strike-first = Lay a strike first; then Boosters and your accessory can join.
rampage-short = A miss costs you nothing but the turn.
rampage-short-saws =
  { $count ->
    [one] A miss: { $name } takes a card from you.
   *[other] A miss: { $name } takes { $count } cards from you.
  }
rampage-hits-unguarded =
  { $count ->
    [0] Unguarded a part breaks, and no card changes hands.
    [one] Unguarded a part breaks, and you take 1 card from { $name }.
   *[other] Unguarded a part breaks, and you take { $count } cards from { $name }.
  }
rampage-prepares-words = { $name } chooses cards against { $other }.
rampage-prepares-you = { $name } chooses cards against you, { $other }.
rampage-prepares-other = They stay face down until the attack is shown.
rampage-awaits = { $name } has { $defence } before any guard.
rampage-if-hits = If it hits: { $what }.
rampage-to-hold = To hold you need { $count }.
rampage-holds = It misses you, and nothing breaks.
rampage-holds-saws =
  { $count ->
    [one] It misses, and the Buzz Saws give you a card of { $name }.
   *[other] It misses, and the Buzz Saws give you { $count } cards of { $name }.
  }
rampage-breaks = A random part breaks.
rampage-you-lose =
  { $count ->
    [one] You lose { $sum } card.
   *[other] You lose { $sum } cards.
  }
rampage-you-lose-none = You lose no card.
rampage-guarding-nothing =
  { $count ->
    [one] Guarding nothing: { $sum } card.
   *[other] Guarding nothing: { $sum } cards.
  }
rampage-lands = It lands on: { $part }.
rampage-landing = Where does it land?
rampage-taking =
  { $count ->
    [one] 1 card is about to be taken.
   *[other] { $count } cards are about to be taken.
  }
rampage-missed-by = Too weak by { $count }.
rampage-last-attack = { $name } against { $other }
rampage-called-off-words = The attack was called off.
rampage-drawn-at = drawn: { $part }
rampage-why-place = The fifth part makes the robot yours, wanted or not.
rampage-attack-how = then one attack, compulsory
rampage-why-action = Each Action costs a card: your cards are your life.
rampage-ask-target = Which robot do you attack?
rampage-why-target = You must attack if you can, with cards of its colour; a wild only if no card matches anybody.
rampage-why-wild-only = Three robots or fewer: one wild strikes at anybody, nothing else does.
rampage-ask-build = Attack on { $name }: { $total } so far.
rampage-why-build = Any number of { $sign } strikes, or one wild; then Boosters.
rampage-hint-accessory = { $card } could still join.
rampage-hint-booster = A Booster in your hand could still join; it comes back under your stack.
rampage-cost-pay_stack = costs the top card of your stack
rampage-cost-pay_hand = a hand card goes under your stack
rampage-hits-by = hits by { $count } if unguarded
rampage-cannot-hit = cannot hit: needs { $needs }
rampage-cannot-hit-saws =
  { $count ->
    [one] cannot hit: you lose 1 card
   *[other] cannot hit: you lose { $count } cards
  }
rampage-ask-press = A hit! Attack { $name } again?
rampage-again = Attack { $name } again
rampage-again-how = the same robot; needs { $needs } unguarded
rampage-stop-how = keep your cards, refill
rampage-ask-pick = Where does your hit on { $name } land?
rampage-comes-off = { $part } comes off
rampage-wound-then = a wound: { $wounds } of { $limit }
rampage-destroys = the last wound: scrap!
rampage-missing-there = missing
rampage-your-defence = { $name }, your defence
rampage-ask-defend = { $name } attacks you with { $attack }. Guard or answer?
rampage-why-defend = Up to three cards of your own colour { $sign }, or one wild; any Response.
rampage-why-defend-wild-only = Up to three cards of your own colour { $sign }, no wild any more; any Response.
rampage-done-defend = Done: defend with { $defence }
rampage-out-hit =
  { $count ->
    [0] hit, lose no card
    [one] hit, lose 1 card
   *[other] hit, lose { $count } cards
  }
rampage-out-holds = holds by { $count }
rampage-out-holds-saws =
  { $count ->
    [one] holds, you take 1 card
   *[other] holds, you take { $count } cards
  }
rampage-ask-cancel = { $name } aims { $card } at you. Let it happen?
rampage-ask-hit = You are hit: { $part }. Take it?
rampage-cards-left =
  { $count ->
    [0] no card is left: your robot falls
    [one] 1 card is left
   *[other] { $count } cards are left
  }
rampage-sweep-how = swept cards go under your stack
rampage-why-discard = None of your cards may strike anybody.
rampage-sure-no = Think again
rampage-sure-last-card = Your very last card?
rampage-sure-last-card-words = A robot without cards is destroyed. { $what } would be the end of yours.
rampage-sure-last-card-yes = { $what }
rampage-sure-last-card-loss = your robot falls
rampage-sure-no-effect = Nothing would happen
rampage-sure-no-effect-words = { $what }: it changes nothing right now, and the card is gone. You only draw a fresh one at the end of your turn.
rampage-sure-no-effect-yes = { $what } all the same
rampage-sure-no-effect-loss = a card for nothing
rampage-sure-no-attack = No attack would be left
rampage-sure-no-attack-words = { $what }: none of your other cards may strike anybody. You would have to discard one, and your turn is over.
rampage-sure-no-attack-yes = { $what } all the same
rampage-sure-no-attack-loss = no attack this turn
rampage-sure-last-response = Your only Response?
rampage-sure-last-response-words = { $what }: your attack has { $total } against { $needs } without it, and you have no other Response to defend yourself with.
rampage-sure-last-response-other = { $what }: another card is enough against { $needs }, and you have no other Response to defend yourself with.
rampage-sure-last-response-yes = { $what }
rampage-sure-last-response-loss = no Response until you draw one
rampage-sure-unused-guard = A guard stays in your hand
rampage-sure-unused-guard-words = You hold a card of your own colour. It cannot strike anybody, but each point of it saves you a card now.
rampage-sure-unused-guard-yes = { $what }
rampage-sure-unused-guard-loss = keep it for another attack
rampage-phase-build = Build
rampage-phase-battle = Battle
rampage-phase-actions = Actions
rampage-phase-attack = Attack
rampage-phase-defend = Defend
rampage-phase-refill = Refill
rampage-lamp-pit = Pit Traps
rampage-lamp-saws = Buzz Saws
rampage-lamp-wild = Wild only
rampage-lamp-at = { $lamp } at { $count }
rampage-lamp-pit-says = After a hit the attacker may attack the same robot once more.
rampage-lamp-saws-says = Who defends successfully takes the difference in cards from the attacker.
rampage-lamp-wild-says = Only one wild card strikes, at any robot; no wild guards.
rampage-lamps = The arena
rampage-lamps-open = The arena: { $on } of 3 lamps lit
rampage-lamp-on = on
rampage-lamp-off = at { $count } robots or fewer
rampage-closing-in =
  { $count ->
    [0] Closing Time next
    [one] Closing Time in 1 turn
   *[other] Closing Time in { $count } turns
  }
rampage-closing-now = Closing Time: a card a turn
rampage-you-drew = You have drawn
rampage-drew = { $name } has drawn
rampage-build-left =
  { $count ->
    [one] 1 part to come
   *[other] { $count } parts to come
  }
rampage-looks-keep = Your top cards: keep one
rampage-looks-taken = You took these: now under your stack
rampage-help-PlacePart = The workshop
rampage-help-PlacePart-words = The player who bolts on a robot’s fifth part owns it. The values of its six cards add up to its stack: hand, ammunition and life in one.
rampage-help-TakeAction = Step 1: Actions
rampage-help-TakeAction-words = Use Actions and bolt on Replacements if you like; an Action card is gone for good. Keep one card. “Attack” ends this step.
rampage-help-ChooseOpponent = Aim
rampage-help-ChooseOpponent-words = Choose any other robot that stands. Its owner may cancel the Action with an Extended Warranty.
rampage-help-ChooseTarget = Step 2: the attack
rampage-help-ChooseTarget-words = A lit robot can be struck by a card in your hand. Arms and cards together must reach its defence.
rampage-help-BuildAttack = Number or text?
rampage-help-BuildAttack-words = Strikes add their strength, Boosters their text. All of them return under your stack, so lay what helps: every point above the defence is a card.
rampage-help-PayCard = The price
rampage-help-PayCard-words = The card goes under your stack when the attack is shown; it is not lost.
rampage-help-Defend = Hold, or lose less
rampage-help-Defend-words = Ties hit. Each point of guard saves a card even when the hit stands. Guards come back under your stack, but you refill only after your own turn.
rampage-help-DiscardOne = No legal attack
rampage-help-DiscardOne-words = One card goes to the Discard Pile without effect, and your turn is over. You refill as usual.
rampage-help-KeepOne = Read the Manual
rampage-help-KeepOne-words = Keep one of these; the rest goes under your stack in order.
rampage-help-SweepCard = Spring Cleaning
rampage-help-SweepCard-words = Sweep as many hand cards as you like under your stack, then draw as many plus one.
rampage-help-LosePart = A screw is loose
rampage-help-LosePart-words = Press a part of your own robot: it comes off and leaves the game. Arms attack, head and leg defend.
rampage-help-PickHit = Aimed
rampage-help-PickHit-words = Press a part of the robot you hit, or a button. A part that is missing already means a wound.
rampage-help-PressAttack = Pit Traps
rampage-help-PressAttack-words = Once more against the same robot, with the cards you still hold; no refill in between. Another target is not allowed.
rampage-help-AnswerAction = A window
rampage-help-AnswerAction-words = One Response may cancel the Action before it happens. The others only see that a window is open.
rampage-help-AnswerHit = A window
rampage-help-AnswerHit-words = One Response may draw another location; that one counts.
rampage-help-AnswerTheft = A window
rampage-help-AnswerTheft-words = One Response may absorb the loss. Your very last card cannot.
rampage-help-waiting = Your cards are your life
rampage-help-waiting-words = Stack and hand together keep your robot standing. Own colour guards, other colours strike, a wild does either.
rampage-help-wild-only-words = Stack and hand together keep your robot standing. With three robots or fewer only wilds strike, and only your own colour guards.
rampage-intro = Last robot standing wins
rampage-intro-words = A turn: Actions if you like, then one attack, then refill to three cards. Attack with cards of a rival’s colour; at least its defence hits: a part breaks, and every point above takes a card. Your own colour guards you. Nobody’s colour is wild. Wounds or an empty stack and hand destroy a robot, and the fewer stand, the meaner the arena.
rampage-scrapped-wounds = Your robot is beaten to scrap. You look on from the stands.
rampage-scrapped-cards = Your robot has run out of cards. You look on from the stands.
rampage-scrapped-left = You have left the arena. You may look on.
rampage-scrapped-leave = Leave
rampage-scrapped-new = New game
rampage-build-deck = build deck
rampage-battle-deck = battle deck
rampage-discarded = discarded
rampage-aside = out of the game
rampage-out-of-game = Out of the game
rampage-discards = Discards
rampage-discards-newest = Discard Pile, newest first
rampage-turn = Turn { $turn }
rampage-note-hoard = Most cards win: felled by wounds you keep a hoard.
rampage-note-match = First to two wins: { $wins }
rampage-parked = Parked: { $cards }
rampage-hoard =
  { $count ->
    [one] hoard of 1 card
   *[other] hoard of { $count } cards
  }
rampage-wins =
  { $count ->
    [one] 1 win
   *[other] { $count } wins
  }
rampage-fit = { $name }: { $attack } attack, { $defence } defence, { $wounds } of { $limit } wounds, { $stack } in the stack, { $hand } in hand
rampage-bench = The workbench
rampage-stage = The attack
rampage-verdict = { $name } wins: { $robot } is the last robot standing.
rampage-verdict-hoard =
    { $name } { $cards ->
        [one] wins with one card
       *[other] wins with { $cards } cards
    } and { $robot }.
rampage-verdict-match = { $name } wins the match with { $robot }.
rampage-decided =
    { $last } was the last to fall; { $first } still has { $cards ->
        [one] one card
       *[other] { $cards } cards
    } and { $wounds } of { $limit } wounds.
rampage-margin =
    { $first } has { $most ->
        [one] one card
       *[other] { $most } cards
    }, { $second } { $next }: { $by ->
        [one] one card decided it.
       *[other] { $by } cards decided it.
    }
rampage-stands = still standing
rampage-fell-wounds = fell as number { $number }, beaten to scrap
rampage-fell-cards = fell as number { $number }, out of cards
rampage-fell-left = left as number { $number }
rampage-in-hand = in hand
rampage-in-stack = in the stack
rampage-in-hoard = hoarded
rampage-games-won = games won
rampage-gallery-torso = Torsos
rampage-gallery-head = Heads
rampage-gallery-left_arm = Left arms
rampage-gallery-right_arm = Right arms
rampage-gallery-leg = Legs
rampage-gallery-accessory = Accessories
rampage-gallery-action = Battle Cards: Actions
rampage-gallery-booster = Battle Cards: Boosters
rampage-gallery-response = Battle Cards: Responses
rampage-gallery-replacement = Battle Cards: Replacements
