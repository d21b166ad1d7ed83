<?php
/** Pure PHP is tested without WordPress. The functions and classes of WordPress that it uses have simple substitutes here. */

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

function maybe_unserialize( string $text ): mixed {
	return unserialize( $text, array( 'allowed_classes' => false ) );
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

/** A test does the last action that was added by Filters::apply( "action $hook", … )(). */
function add_action( string $hook, callable $callback, int $priority = 10 ): void {
	Svc\Tests\Filters::answer( "action $hook", $callback );
}

function add_filter( string $hook, callable $callback, int $priority = 10, int $arguments = 1 ): void {}

function remove_filter( string $hook, callable $callback, int $priority = 10 ): void {}

function get_site_transient( string $name ): mixed {
	return apply_filters( "transient $name", false );
}

function set_site_transient( string $name, mixed $value, int $seconds ): void {
	Svc\Tests\Filters::answer( "transient $name", $value );
}

function get_option( string $name, mixed $default = false ): mixed {
	return apply_filters( "option $name", $default );
}

function current_datetime(): DateTimeImmutable {
	return new DateTimeImmutable();
}

function has_filter( string $hook ): bool {
	return Svc\Tests\Filters::has( $hook );
}

/** @param array{size: int} $args */
function get_avatar_url( string|int $id_or_email, array $args ): string {
	$usual = 'https://secure.gravatar.com/avatar/' . hash( 'sha256', strtolower( trim( (string) $id_or_email ) ) ) . "?s={$args['size']}&d=mm";
	return apply_filters( 'get_avatar_url', $usual );
}

function get_main_network_id(): int {
	return 1;
}

function get_network_option( int $network, string $name, mixed $default ): mixed {
	return apply_filters( "option $name", $default );
}

function home_url(): string {
	return 'https://site.example';
}

function network_home_url( string $path = '' ): string {
	return "https://site.example$path";
}

function site_url( string $path ): string {
	return "https://site.example$path";
}

function network_site_url( string $path ): string {
	return "https://site.example$path";
}

function plugins_url( string $path, string $plugin ): string {
	return 'http://site.example/wp-content/plugins/' . basename( dirname( $plugin ) ) . "/$path";
}

function set_url_scheme( string $url, ?string $scheme ): string {
	return (string) preg_replace( '~^\w+://~', "$scheme://", $url );
}

function is_multisite(): bool {
	return false;
}

function is_main_site(): bool {
	return false;
}

function get_main_site_id(): int {
	return 2;
}

/** On the main site everybody may everything. */
function user_can_for_site( WP_User $user, int $site_id, string $capability ): bool {
	return get_main_site_id() === $site_id;
}

function get_current_user_id(): int {
	return 0;
}

function get_current_blog_id(): int {
	return 1;
}

function number_format_i18n( float $number, int $decimals = 0 ): string {
	return number_format( $number, $decimals );
}

function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function esc_html__( string $text, string $domain ): string {
	return esc_html( $text );
}

function esc_attr( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function esc_url( string $url ): string {
	return esc_attr( $url );
}

function admin_url( string $path ): string {
	return "https://site.example/wp-admin/$path";
}

function sanitize_text_field( string $text ): string {
	return trim( $text );
}

function wp_unslash( mixed $value ): mixed {
	return is_array( $value ) ? array_map( 'wp_unslash', $value ) : ( is_string( $value ) ? stripslashes( $value ) : $value );
}

function current_user_can( string $capability ): bool {
	return apply_filters( "can $capability", false );
}

function wp_nonce_field( string $action, string $name, bool $referer, bool $display ): string {
	return sprintf( '<input type="hidden" name="%s" value="nonce of %s">', $name, $action );
}

function wp_verify_nonce( string $nonce, string $action ): int|false {
	return "nonce of $action" === $nonce ? 1 : false;
}

function wp_die( string $message, string $title, int $status ): void {
	apply_filters( 'wp_die_handler', static fn () => throw new Svc\Tests\Ended( $status ) )();
}

function wp_safe_redirect( string $location ): never {
	throw new Svc\Tests\Ended( 302, $location );
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

final class WP_Post {
	public ?string $post_content = 'The content';

	public function __construct(
		public readonly string $post_type,
		public readonly string $post_status,
		public readonly string $post_password,
	) {}
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

function remove_accents( string $text ): string {
	return (string) preg_replace( '/\p{Mn}+/u', '', (string) Normalizer::normalize( $text, Normalizer::FORM_D ) );
}

function sanitize_title_with_dashes( string $title, string $raw, string $context ): string {
	$encoded = preg_replace_callback( '/[^\x00-\x7f]/u', static fn ( array $found ): string => strtolower( rawurlencode( $found[0] ) ), mb_strtolower( strip_tags( $title ) ) );
	return substr( trim( (string) preg_replace( array( '/[\/.\s]+/', '/[^%a-z0-9_-]/', '/-+/' ), array( '-', '', '-' ), (string) $encoded ), '-' ), 0, 200 );
}

function wp_raise_memory_limit( string $context ): void {}

define( 'ARRAY_A', 'ARRAY_A' );

/** Tests that read a database extend it. */
class wpdb {}
/** @return list<array<string, mixed>> By WordPress's own parser. */
function parse_blocks( string $content ): array {
	Svc\Tests\WordPressFiles::load_markup();
	return ( new WP_Block_Parser() )->parse( $content );
}
