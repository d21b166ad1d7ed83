<?php
/** Pure PHP is tested without WordPress. What it asks of WordPress by name is stood in for here, as plainly as can be. */

declare( strict_types=1 );

require_once __DIR__ . '/../../vendor/autoload.php';
require_once __DIR__ . '/../../plugin/lib/symfony-normalizer/Normalizer.php';
if ( ! class_exists( 'Normalizer', false ) ) {
	require_once __DIR__ . '/../../plugin/lib/symfony-normalizer/Resources/stubs/Normalizer.php';
}

function __( string $text, string $domain ): string {
	return $text;
}

function _n( string $single, string $plural, int $number, string $domain ): string {
	return 1 === $number ? $single : $plural;
}

function wp_json_encode( mixed $value, int $flags = 0 ): string|false {
	return json_encode( $value, $flags );
}

function is_email( string $text ): string|false {
	return filter_var( $text, FILTER_VALIDATE_EMAIL );
}

function wp_parse_url( string $url, int $component = -1 ): mixed {
	return parse_url( $url, $component );
}

function apply_filters( string $hook, mixed $value ): mixed {
	return Svc\Tests\Filters::apply( $hook, $value );
}

function has_filter( string $hook ): bool {
	return Svc\Tests\Filters::has( $hook );
}

/** @param array{size: int} $args */
function get_avatar_url( string $email, array $args ): string {
	$usual = 'https://avatars.example/' . hash( 'sha256', strtolower( trim( $email ) ) ) . "?s={$args['size']}&d=mm";
	return apply_filters( 'get_avatar_url', $usual );
}

function number_format_i18n( float $number ): string {
	return number_format( $number );
}

function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function wp_strip_all_tags( string $text ): string {
	return strip_tags( $text );
}

final class WP_User {
	public int $ID = 0;

	public function exists(): bool {
		return false;
	}
}

final class WP_Error {
	/** @param array<string, mixed> $data */
	public function __construct(
		public readonly string $code,
		public readonly string $message,
		public readonly array $data = array(),
	) {}
}

function wp_get_current_user(): WP_User {
	return new WP_User();
}

function wp_raise_memory_limit( string $context ): void {}
