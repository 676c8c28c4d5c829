# Cardboard Kaiju, in English.

## Prompts

prompt-kaiju-card =
    { $actions ->
        [one] Play a card.
       *[other] Play a card; you have { $actions } actions this turn.
    }
prompt-kaiju-more =
    { $actions ->
        [one] Play another card, or end your turn: one action is left.
       *[other] Play another card, or end your turn: { $actions } actions are left.
    }
prompt-surge =
    { $left ->
        [one] The Surge lets you play one more card.
       *[other] The Surge lets you play up to { $left } more cards.
    }
prompt-action = Play a card, or place one in Support.
prompt-extra-action =
    { $actions ->
        [one] One extra action is left: play a card, place one in Support, or leave it.
       *[other] { $actions } extra actions are left: play a card, place one in Support, or leave it.
    }
prompt-combo = { $card } stands at { $amount }. Lay down another card of its name?
prompt-CoordinatedPlay = { $card }: “{ $text }” Do you join in with a card from your hand?
prompt-stranded = You touch no building: do what { $card } says, or spend it to swim?
prompt-attack = Which building takes { $damage } damage?
prompt-left-over = { $damage } damage is left over: which building takes it?
prompt-ScreechTarget = Which card is torn out of Support?
prompt-KaijuWater = Something fell: swim where you like. Which water hex do you take first?
prompt-swim = { $card } is spent: swim where you like, or stay. Which water hex do you take first?
prompt-KaijuOneHex = The net holds you: one hex may move.
prompt-second = Which hex beside { $hex } do you take as well?
prompt-BaitWater = Where does the bait lure the Kaiju? First its water hex.
prompt-PushStep =
    { $left ->
        [one] Push the Kaiju one hex.
       *[other] Push the Kaiju one hex; { $left } steps in all are left.
    }
prompt-PlaceCard =
    { $left ->
        [one] Place a card into Support.
       *[other] Place a card into Support; { $left } in all.
    }
prompt-overflow = Support is full: discard { $card }, or a card that lies there?
prompt-SonicDiscard = The wave hits you: discard a card and draw another.
prompt-ShieldTarget =
    { $left ->
        [one] Shield a building.
       *[other] Shield a building; { $left } shields in all.
    }
prompt-RebuildTarget = Which building rises again?

## Offers

offer-play = Play { $card }
offer-play-support = Play { $card } from Support
offer-place = Place { $card } in Support
offer-discard = Discard { $card }
offer-discard-support = Discard { $card } from Support
offer-incoming = Discard { $card } instead
offer-swim = Swim; { $card } is spent
offer-resolve = Do what { $card } says
offer-end-turn = End your turn
offer-stop-surge = Play no more for this Surge
offer-no-more-actions = Leave the extra actions
offer-combo-done = No more: resolve it
offer-play-none = Play none
offer-stay = Stay here
offer-stop-pushing = Push no further
offer-water = { $hex }
offer-lie = Lie on { $where }
offer-attack = { $building } ({ $site }), { $left } of { $strength } left
offer-shield = { $building } ({ $site }), { $left } of { $strength } left
offer-rebuild = { $building } ({ $site })

## Why not

why-first-card = The first card of your turn must be played.
why-no-pass = Your action must be used: play a card or place one in Support.
why-other-name = Only cards of the same name can be laid down for a COMBO.
why-not-that-name = Only a card of the name that was called for may be played now.
why-not-touched = { $building } does not touch the Kaiju.
why-shielded = { $building } has a shield already; a building never has two.
why-rubble = { $building } is rubble; a shield needs a standing building.
why-large = { $building } is large; repairs rebuild small buildings only.
why-small = { $building } is small; only large buildings are rebuilt now.
why-covered = The Kaiju lies on the rubble of { $building }.
why-standing = { $building } stands there; the Kaiju lies on water and rubble only.
why-touches-nothing = There the Kaiju would touch no building.

## The log

log-turn =
    { $actions ->
        [one] Round { $round }: { $who }
       *[other] Round { $round }: { $who }, { $actions } actions
    }
log-played = { $who } plays { $card }.
log-played-support = { $who } plays { $card } from Support.
log-played-top = The top card is turned over: { $who } plays { $card }.
log-automatic = Your only card, { $card }, is played.
log-combo =
    { $number ->
        [one] COMBO: one card is laid down with it.
       *[other] COMBO: { $number } cards are laid down with it.
    }
log-overflow = Support is full: a card must go.
log-drew = { $who } draws a card.
log-drew-card = { $who } draws { $card }.
log-placed = { $who } places { $card } in Support.
log-discarded = { $who } discards { $card }.
log-support-lost = { $card } goes from Support to the discard pile.
log-kaiju-lost = The Kaiju loses { $card }.
log-shelled =
    { $number ->
        [1] The carapace takes the blow and is spent.
       *[other] The carapace takes the blow and is spent: 1 damage instead of { $number }.
    }
log-harmed =
    { $number ->
        [0] The Kaiju has no card left to lose.
       *[other] The Kaiju takes { $number } damage.
    }
log-hurt = { $building } takes { $damage } damage.
log-fell = { $building } falls!
log-blocked = The shield of { $building } takes the blow and is gone.
log-shielded = { $who } shields { $building }.
log-no-marker = All ten shield markers are on the map.
log-all-shielded = Every standing building has a shield already.
log-rebuilt = { $who } rebuilds { $building }.
log-idle = It has no effect.
log-no_top = No card is left to turn over.
log-flare_early = The Kaiju has only one action as it is: the flare counts if its rage grows before its turn.
log-untouched = The Kaiju touches no building.
log-extra =
    { $number ->
        [one] { $who } has one more action.
       *[other] { $who } has { $number } more actions.
    }
log-rested =
    { $number ->
        [one] { $who } leaves one action unused.
       *[other] { $who } leaves { $number } actions unused.
    }
log-no_cards = { $who } has no card to play.
log-enraged = { $who } draws ENRAGE: the Kaiju rampages!
log-deck_out = { $who } finds the deck empty: the Kaiju rampages, then the discards are shuffled.
log-removed = The ENRAGE card leaves the game.
log-level =
    The Enrage marker rises to { $number }: { $hand } cards in hand, { $actions ->
        [one] 1 action a turn.
       *[other] { $actions } actions a turn.
    }
log-level-full = The Enrage marker stays at { $number }.
log-swam = The Kaiju swims from { $source } to { $target }.
log-swam-on = The Kaiju swims on in { $target }.
log-pushed = { $who } moves the Kaiju from { $source } to { $target }.
log-pushed-on = { $who } moves the Kaiju on in { $target }.
log-stayed = The Kaiju stays where it is.
log-stranded = { $who } touches nothing and swims.
log-carapace = The Kaiju hardens its carapace: the next damage is only 1.
log-net = { $who } nets the Kaiju for its next turn.
log-flare =
    { $number ->
        [one] The Kaiju's next turn has one action less.
       *[other] The Kaiju's next turn has { $number } actions less.
    }
log-seeded =
    { $number ->
        [one] One ENRAGE card hides in the defender deck.
       *[other] { $number } ENRAGE cards hide in the defender deck, one in each pile.
    }
log-shuffled =
    { $deck ->
        [kaiju] The Kaiju deck is shuffled.
       *[other] The defender deck is shuffled.
    }
log-kaiju-won = Nothing stands any more: the Kaiju wins.
log-defenders-won = The Kaiju has no card left to draw and slinks back into the sea: the defenders win.

## Cut-scenes, where there is no picture

video-kaiju_start = Something enormous, and slightly corrugated, rises from Moreton Bay.
video-defender_start = Sirens. Somebody finds the tape and the scissors. The city will be defended.
video-kaiju_wins = The dust settles on a flat skyline. The Kaiju looks pleased.
video-defender_wins = Soggy at the edges, the Kaiju turns and swims for the horizon. The city cheers.

## Captions for the sounds

sound-stomp = A stomp shakes the quay.
sound-smash = Something breaks, loudly.
sound-roar = A roar rattles every window.
sound-rampage = The city groans under a rampage.
sound-assault_1 = A single shot.
sound-assault_2 = A volley.
sound-assault_3 = A barrage.
sound-shield = A shield hums up.
sound-repel = A hiss of spray.
sound-flare = A flare cracks overhead.
sound-net = Cables whip taut.
sound-repair = Hammers and tape.

# What may tell one plan from another: features of the judge, if there is more or less of them.
pro-team-city-more = the city takes less damage
pro-kaiju-city-less = the city takes more damage
pro-team-buildings-more = more buildings stand
pro-kaiju-buildings-less = a building falls
pro-team-stamina-less = the Kaiju's deck runs down
pro-kaiju-stamina-more = the Kaiju's deck lasts longer
pro-team-level-less = the Kaiju stays calmer
pro-kaiju-level-more = the Kaiju's rage grows
pro-team-shields-more = a building is shielded
pro-kaiju-shields-less = a shield is gone
pro-team-touched-shields-more = a building beside the Kaiju is shielded
pro-team-touched-less = fewer buildings are within the Kaiju's reach
pro-kaiju-touched-more = more buildings are within the Kaiju's reach
pro-team-open-less = fewer buildings lie open to the Kaiju
pro-kaiju-open-more = more buildings lie open to the Kaiju
pro-team-open-left-less = less of the city lies open to the Kaiju
pro-kaiju-open-left-more = more of the city lies open to the Kaiju
pro-team-danger-less = an ENRAGE would do less harm
pro-kaiju-danger-more = an ENRAGE would do more harm
pro-team-sweep-less = an ENRAGE would do less harm
pro-kaiju-sweep-more = an ENRAGE would do more harm
pro-kaiju-carapace-more = the carapace is hard
pro-team-carapace-less = the carapace is spent
pro-team-net-more = the net holds the Kaiju on its next turn
pro-team-flares-more = flares cost the Kaiju an action
pro-team-enrage-1-less = an ENRAGE is less likely
pro-team-enrage-3-less = an ENRAGE is less likely
pro-kaiju-enrage-1-more = an ENRAGE is more likely
pro-kaiju-enrage-3-more = an ENRAGE is more likely
pro-team-support-more = a card lies ready in Support for everybody
pro-kaiju-support-less = Support is left with less
pro-team-support-damage-more = damage lies ready in Support
pro-kaiju-support-damage-less = there is less damage in Support
pro-team-support-rest-more = help lies ready in Support
pro-team-damage-more = the team keeps more damage in hand
pro-team-shield-cards-more = shields are kept for later
pro-team-rebuild-cards-more = rebuilding is kept for later
pro-team-team-cards-more = the team keeps more cards
pro-kaiju-claws-more = the Kaiju keeps its better cards
pro-kaiju-claws-damage-more = the Kaiju keeps more damage in hand
pro-kaiju-kaiju-hand-more = the Kaiju keeps more cards
pro-team-clocks-more = the city outlasts the Kaiju's deck
pro-kaiju-clocks-less = the city falls before the Kaiju's deck is gone
