<?php
/**
 * A lead page in a classic theme: the content, without the theme's header, sidebars and footer.
 *
 * A theme replaces it by a file single-svc_lead_page.php of its own.
 *
 * @package Svc
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?><!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
<style>
body.svc-lead-page { display: block; max-width: none; margin: 0; padding: 0; }
.svc-lead-page__main { box-sizing: border-box; width: 100%; max-width: 72rem; margin-inline: auto; padding: clamp(1.5rem, 5vw, 4rem) clamp(1rem, 4vw, 2.5rem); }
.svc-lead-page__main > * { margin-block: 0 1.5rem; }
.svc-lead-page__main > .alignfull { margin-inline: calc(50% - 50vw); }
</style>
</head>
<body <?php body_class( 'svc-lead-page' ); ?>>
<?php wp_body_open(); ?>
<main class="svc-lead-page__main entry-content">
<?php
while ( have_posts() ) {
	the_post();
	the_content();
}
?>
</main>
<?php wp_footer(); ?>
</body>
</html>
