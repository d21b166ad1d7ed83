<?php

declare( strict_types=1 );

namespace Svc\Kernel\Health;

/** The result of a test, with texts for administrators. */
final class Verdict {

	/**
	 * @param 'good'|'recommended'|'critical'  $status
	 * @param string                           $text  Explains the problem and the repair.
	 * @param array{url: string, text: string} $link  Page where the problem can be repaired; empty where a button does it or where it happens outside WordPress.
	 */
	private function __construct(
		public readonly string $status,
		public readonly string $label,
		public readonly string $text,
		public readonly array $link,
	) {}

	public static function good( string $label, string $text ): self {
		return new self( 'good', $label, $text, self::no_link() );
	}

	/** @param array{url: string, text: string}|null $link */
	public static function recommended( string $label, string $text, ?array $link = null ): self {
		return new self( 'recommended', $label, $text, $link ?? self::no_link() );
	}

	public static function critical( string $label, string $text ): self {
		return new self( 'critical', $label, $text, self::no_link() );
	}

	/** @return array{url: string, text: string} */
	private static function no_link(): array {
		return array(
			'url'  => '',
			'text' => '',
		);
	}
}
