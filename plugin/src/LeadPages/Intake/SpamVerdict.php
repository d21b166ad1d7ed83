<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\LeadPages\Fields\SpamReason;

/** Whether a submission is taken for spam, and why. */
final class SpamVerdict {

	/** From this score on it is spam. */
	public const SPAM = 50;

	/** Each reason alone is enough. */
	private const REASON = 100;

	/** @param list<SpamReason> $reasons */
	public function __construct(
		public readonly int $score,
		public readonly array $reasons,
	) {}

	/** @param list<SpamReason> $reasons */
	public static function because( array $reasons ): self {
		return new self( array() === $reasons ? 0 : self::REASON, $reasons );
	}

	public function is_spam(): bool {
		return $this->score >= self::SPAM;
	}

	public function has( SpamReason $reason ): bool {
		return in_array( $reason, $this->reasons, true );
	}

	public function and( SpamReason $reason ): self {
		return new self( max( $this->score, self::REASON ), array( ...$this->reasons, $reason ) );
	}

	/** @param int $score Of another plugin. */
	public function scored( int $score ): self {
		$is_new = $score >= self::SPAM && ! $this->is_spam();
		return new self( max( 0, min( $score, self::REASON ) ), $is_new ? array( ...$this->reasons, SpamReason::Filter ) : $this->reasons );
	}

	/** @return list<string> */
	public function words(): array {
		return array_map( static fn ( SpamReason $reason ): string => $reason->value, $this->reasons );
	}
}
