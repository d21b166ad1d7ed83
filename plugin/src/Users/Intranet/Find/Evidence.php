<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * What a part of the question says, how much it weighs, and whom it fits.
 *
 * @phpstan-import-type Fits from Fit
 */
final class Evidence {

	/** Below this weight it is a word of a story. */
	private const SLIGHT = 0.2;

	/**
	 * @param Fits $fits         Empty where the company has nothing of it.
	 * @param bool $is_cut       Whether only the people it fits can be the answer: names and languages.
	 * @param bool $is_demanded  Whether nobody is the answer where it is unknown.
	 * @param bool $is_like_name Whether it is written as a name and is no English word.
	 * @param bool $is_by_trade  Whether it fits people by the trade that meets a need, not by the word itself.
	 * @param int|null $place    Place in the question of a need that is of no unit.
	 */
	public function __construct(
		public readonly string $text,
		public readonly float $weight,
		public readonly array $fits,
		public readonly ?Unit $unit = null,
		public readonly bool $is_name = false,
		public readonly bool $is_cut = false,
		public readonly bool $is_demanded = false,
		public readonly bool $is_like_name = false,
		public readonly bool $is_by_trade = false,
		public readonly ?int $place = null,
	) {}

	public function times( float $factor ): self {
		return new self( $this->text, $this->weight * $factor, $this->fits, $this->unit, $this->is_name, $this->is_cut, $this->is_demanded, $this->is_like_name, $this->is_by_trade, $this->place );
	}

	public function is_slight(): bool {
		return $this->weight < self::SLIGHT;
	}
}
